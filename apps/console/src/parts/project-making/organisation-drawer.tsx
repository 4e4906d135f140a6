import { languages, type LocalText } from '@portico/form-engine/language';
import { Form } from 'antd';
import { useTranslations } from 'use-intl';
import { DrawerForm } from '../drawer-form/drawer-form.tsx';
import { LanguageTexts } from '../language-texts/language-texts.tsx';
import { useHasText } from './use-has-text.ts';
import { useMaking } from './use-making.ts';

interface OrganisationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The one to rename; a new one where there is none. */
  readonly organisation?: { readonly org_id: string; readonly name: LocalText; readonly revision: number };
}

/** Makes an organisation, or changes its name. */
export function OrganisationDrawer({ isOpen, onClose, organisation }: OrganisationDrawerProps) {
  const t = useTranslations('console.projectMaking');
  const { createOrganisation, renameOrganisation } = useMaking();
  const hasText = useHasText();
  return (
    <DrawerForm
      isOpen={isOpen}
      onClose={onClose}
      title={t(organisation === undefined ? 'newOrganisation' : 'renameOrganisation')}
      submitLabel={t(organisation === undefined ? 'createOrganisation' : 'saveName')}
      initialValues={{ name: organisation?.name ?? { sc: '', tc: '', en: '' } }}
      onSubmit={({ name }) =>
        organisation === undefined
          ? createOrganisation(name)
          : renameOrganisation(organisation.org_id, name, organisation.revision)
      }
    >
      <Form.Item name="name" label={t('organisationName')} extra={t('nameHint')} rules={[hasText(t('nameMissing'))]}>
        <LanguageTexts label={t('organisationName')} languages={languages} maxLength={200} isRequired={false} />
      </Form.Item>
    </DrawerForm>
  );
}
