import { languages, type LocalText } from '@portico/form-engine/language';
import { Form } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { DrawerForm } from '../drawer-form/drawer-form.tsx';
import { LanguageTexts } from '../language-texts/language-texts.tsx';
import { BeginItem, ofFile } from './begin-item.tsx';
import { FreeDomains } from './free-slugs.tsx';
import { SlugItem } from './slug-item.tsx';
import { useHasText } from './use-has-text.ts';
import { useMaking } from './use-making.ts';

interface ProjectDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The organisation that the project will belong to. */
  readonly org: string;
  /** Where to go when it is made; the project itself where nothing is said. */
  readonly onMade?: () => void;
}

interface NewProject {
  readonly title: LocalText;
  readonly domain: string;
  readonly template: string;
  readonly file: File | null;
}
const nothing: NewProject = { title: { sc: '', tc: '', en: '' }, domain: '', template: '', file: null };

/** Makes a project of a template or of a project file. */
export function ProjectDrawer({ isOpen, onClose, org, onMade }: ProjectDrawerProps) {
  const t = useTranslations('console.projectMaking');
  const navigate = useNavigate();
  const { createProject, createFromFile } = useMaking();
  const hasText = useHasText();
  return (
    <DrawerForm
      isOpen={isOpen}
      onClose={onClose}
      title={t('newProject')}
      submitLabel={t('createProject')}
      initialValues={nothing}
      Remedy={FreeDomains}
      onSubmit={({ template, file, title, ...values }) => {
        const domain = values.domain.trim();
        return template === ofFile && file !== null
          ? createFromFile({ org, domain, ...titlesOf(title), content: '1', file })
          : createProject({ org, domain, title, template });
      }}
      onSaved={({ domain, ...made }) => {
        const state = { lacking: 'lacking' in made ? made.lacking : [] };
        if (onMade === undefined) void navigate(paths.project(domain), { state });
        else onMade();
      }}
    >
      <Form.Item name="title" label={t('title')} extra={t('nameHint')} rules={[hasText(t('titleMissing'))]}>
        <LanguageTexts label={t('title')} languages={languages} maxLength={200} isRequired={false} />
      </Form.Item>
      <SlugItem />
      <BeginItem />
    </DrawerForm>
  );
}

/** A body with a file has texts beside it, and no others. */
function titlesOf({ sc, tc, en }: LocalText) {
  return { title_sc: sc.trim(), title_tc: tc.trim(), title_en: en.trim() };
}
