import { languages, type LocalText } from '@portico/form-engine/language';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslations } from 'use-intl';
import { organisationsQuery } from '../../lib/organisations.ts';
import { useMergingSave } from '../conflict/use-merging-save.tsx';
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

const nothing: LocalText = { sc: '', tc: '', en: '' };

/** Makes an organisation, or changes its name. */
export function OrganisationDrawer({ isOpen, onClose, organisation }: OrganisationDrawerProps) {
  const t = useTranslations('console.projectMaking');
  const { createOrganisation } = useMaking();
  const { rename, dialog } = useRenaming(organisation);
  const hasText = useHasText();
  return (
    <>
      <DrawerForm<{ readonly name: LocalText }>
        isOpen={isOpen}
        onClose={onClose}
        title={t(organisation === undefined ? 'newOrganisation' : 'renameOrganisation')}
        submitLabel={t(organisation === undefined ? 'createOrganisation' : 'saveName')}
        initialValues={{ name: organisation?.name ?? nothing }}
        onSubmit={({ name }) => (organisation === undefined ? createOrganisation(name) : rename(name))}
      >
        <Form.Item name="name" label={t('organisationName')} extra={t('nameHint')} rules={[hasText(t('nameMissing'))]}>
          <LanguageTexts label={t('organisationName')} languages={languages} maxLength={200} isRequired={false} />
        </Form.Item>
      </DrawerForm>
      {dialog}
    </>
  );
}

/** Each language of a name is a field of its own: two people who change different ones keep both. */
function useRenaming(organisation: OrganisationDrawerProps['organisation']) {
  const t = useTranslations('console.languages');
  const client = useQueryClient();
  const { renameOrganisation } = useMaking();
  const { org_id: org = '', name: values = nothing, revision = 0 } = organisation ?? {};
  const { save, dialog } = useMergingSave<LocalText>({
    opened: { values, revision },
    fetchNewest: async () => {
      const { list } = await client.fetchQuery({ ...organisationsQuery, staleTime: 0 });
      const newest = list.find(({ org_id: id }) => id === org);
      return { values: newest?.name ?? values, revision: newest?.revision ?? revision };
    },
    send: (name, seen) => renameOrganisation(org, name, seen),
    label: (language) => t(language),
    show: (language, name) => name[language],
  });
  return { rename: save, dialog };
}
