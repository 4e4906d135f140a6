import { similarSlugs } from '@portico/contract/slug-rules';
import { languages, type LocalText } from '@portico/form-engine/language';
import { Checkbox, Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../lib/clock.ts';
import { useLanguage } from '../../lib/language.ts';
import { DrawerForm } from '../../parts/drawer-form/drawer-form.tsx';
import { LanguageTexts } from '../../parts/language-texts/language-texts.tsx';
import { checkSlug } from '../../parts/project-making/slug-item.tsx';
import { useHasText } from '../../parts/project-making/use-has-text.ts';
import { useMaking } from '../../parts/project-making/use-making.ts';
import classes from './organisation-card.module.css';
import type { Organisation } from './use-organisations.ts';

interface CopyOrganisationDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly organisation: Organisation;
}

interface Copied {
  readonly isCopied: boolean;
  readonly domain: string;
}

interface Values {
  readonly name: LocalText;
  readonly content: boolean;
  readonly projects: Readonly<Record<string, Copied>>;
}

/** Another organisation with copies of projects, each under an address of its own; never with people. */
export function CopyOrganisationDrawer({ isOpen, onClose, organisation }: CopyOrganisationDrawerProps) {
  const t = useTranslations('console.organisationAdministration');
  const making = useTranslations('console.projectMaking');
  const hasText = useHasText();
  const { copyOrganisation } = useMaking();
  const { org_id: org, projects } = organisation;
  const initialValues: Values = { name: { sc: '', tc: '', en: '' }, content: true, projects: proposedCopies(projects) };
  return (
    <DrawerForm
      isOpen={isOpen}
      onClose={onClose}
      title={t('copyTitle')}
      submitLabel={t('copyLabel')}
      initialValues={initialValues}
      onSubmit={(values: Values) =>
        copyOrganisation({
          org,
          name: values.name,
          content: values.content,
          projects: Object.entries(values.projects)
            .filter(([, { isCopied }]) => isCopied)
            .map(([project, { domain }]) => ({ project, domain: domain.trim() })),
        })
      }
    >
      <p className={classes.text}>{t('copyText')}</p>
      <Form.Item
        name="name"
        label={making('organisationName')}
        extra={making('nameHint')}
        rules={[hasText(making('nameMissing'))]}
      >
        <LanguageTexts label={making('organisationName')} languages={languages} maxLength={200} isRequired={false} />
      </Form.Item>
      <Form.Item name="content" valuePropName="checked" extra={t('copyContentHint')}>
        <Checkbox>{t('copyContent')}</Checkbox>
      </Form.Item>
      {projects.length > 0 && (
        <fieldset className={classes.copies}>
          <legend>{t('copyProjects')}</legend>
          {projects.map((project) => (
            <CopiedProject key={project.project_id} project={project} />
          ))}
        </fieldset>
      )}
    </DrawerForm>
  );
}

function CopiedProject({ project }: { readonly project: Organisation['projects'][number] }) {
  const t = useTranslations('console.projectMaking');
  const title = project.title[useLanguage()];
  const path = ['projects', project.project_id];
  const isCopied: boolean = Form.useWatch([...path, 'isCopied']) ?? false;
  return (
    <div className={classes.copy}>
      <Form.Item noStyle name={[...path, 'isCopied']} valuePropName="checked">
        <Checkbox>{title}</Checkbox>
      </Form.Item>
      <Form.Item
        name={[...path, 'domain']}
        hidden={!isCopied}
        rules={isCopied ? [{ validator: (_rule, slug: string) => checkSlug(slug, t) }] : []}
      >
        <Input
          prefix="/apply/"
          suffix="/"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          aria-label={`${t('slug')}: ${title}`}
        />
      </Form.Item>
    </div>
  );
}

function proposedCopies(projects: Organisation['projects']): Values['projects'] {
  const year = new Date(nowSeconds() * 1000).getUTCFullYear();
  return Object.fromEntries(
    projects.map(({ project_id: id, domain, state }) => [
      id,
      { isCopied: state !== 'archived', domain: similarSlugs(domain, year)[0] ?? '' },
    ]),
  );
}
