import { languages } from '@portico/form-engine/language';
import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useProject } from '../../lib/project.ts';
import { DrawerForm } from '../../parts/drawer-form/drawer-form.tsx';
import { LanguageTexts } from '../../parts/language-texts/language-texts.tsx';
import { FreeDomains } from '../../parts/project-making/free-slugs.tsx';
import { SlugItem } from '../../parts/project-making/slug-item.tsx';
import { useHasText } from '../../parts/project-making/use-has-text.ts';
import { useMaking } from '../../parts/project-making/use-making.ts';
import { Card } from '../../parts/frame/card.tsx';
import classes from './administration-page.module.css';

/** A new project like this one, without its people. */
export function CopyCard() {
  const t = useTranslations('console.projectAdministration');
  const making = useTranslations('console.projectMaking');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { id, title } = useProject();
  const { copyProject } = useMaking();
  const hasText = useHasText();
  return (
    <Card title={t('copy')}>
      <p>{t('copyText')}</p>
      <div className={classes.buttons}>
        <Button onClick={() => setIsOpen(true)}>{t('copyButton')}</Button>
      </div>
      <DrawerForm
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('copyTitle')}
        submitLabel={t('copyButton')}
        initialValues={{ title, domain: '', content: true }}
        Remedy={FreeDomains}
        onSubmit={({ domain, ...values }) => copyProject({ project: id, domain: domain.trim(), ...values })}
        onSaved={({ domain }) => void navigate(paths.project(domain))}
      >
        <Form.Item name="title" label={making('title')} rules={[hasText(making('titleMissing'))]}>
          <LanguageTexts label={making('title')} languages={languages} maxLength={200} isRequired={false} />
        </Form.Item>
        <SlugItem />
        <Form.Item name="content" valuePropName="checked" extra={t('copyContentHint')}>
          <Checkbox>{t('copyContent')}</Checkbox>
        </Form.Item>
      </DrawerForm>
    </Card>
  );
}
