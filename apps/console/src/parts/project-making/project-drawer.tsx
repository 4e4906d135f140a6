import { languages } from '@portico/form-engine/language';
import { Form, Radio } from 'antd';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { DrawerForm } from '../drawer-form/drawer-form.tsx';
import { LanguageTexts } from '../language-texts/language-texts.tsx';
import classes from './project-making.module.css';
import { SlugItem } from './slug-item.tsx';
import { useHasText } from './use-has-text.ts';
import { useMaking, useTemplates } from './use-making.ts';

interface ProjectDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The organisation that the project will belong to. */
  readonly org: string;
  /** Where to go when it is made; the project itself where nothing is said. */
  readonly onMade?: () => void;
}

/** Makes a project of a template. */
export function ProjectDrawer({ isOpen, onClose, org, onMade }: ProjectDrawerProps) {
  const t = useTranslations('console.projectMaking');
  const language = useLanguage();
  const navigate = useNavigate();
  const { createProject } = useMaking();
  const { data: templates = [] } = useTemplates(isOpen);
  const hasText = useHasText();
  return (
    <DrawerForm
      isOpen={isOpen}
      onClose={onClose}
      title={t('newProject')}
      submitLabel={t('createProject')}
      initialValues={{ title: { sc: '', tc: '', en: '' }, domain: '', template: '' }}
      onSubmit={async ({ domain, ...values }) => {
        const made = await createProject({ org, domain: domain.trim(), ...values });
        if (onMade === undefined) setTimeout(() => void navigate(paths.project(made.domain)));
        else onMade();
      }}
    >
      <Form.Item name="title" label={t('title')} extra={t('nameHint')} rules={[hasText(t('titleMissing'))]}>
        <LanguageTexts label={t('title')} languages={languages} maxLength={200} isRequired={false} />
      </Form.Item>
      <SlugItem />
      <Form.Item name="template" label={t('template')} rules={[{ required: true, message: t('templateMissing') }]}>
        <Radio.Group className={classes.templates ?? ''}>
          {templates.map(({ key, title, summary }) => (
            <Radio key={key} value={key} className={classes.template ?? ''}>
              <strong>{title[language]}</strong>
              <span className={classes.summary}>{summary[language]}</span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
    </DrawerForm>
  );
}
