import type { LocalText } from '@portico/form-engine/language';
import { Alert, Form } from 'antd';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { LanguageTexts, missingLanguages } from '../../../parts/language-texts/language-texts.tsx';
import { RichTexts } from '../../../parts/rich-texts/rich-texts.tsx';
import classes from '../content.module.css';
import { type PageEntry, type PageText, usePublishing } from './use-pages.ts';

interface PageDrawerProps {
  readonly isOpen: boolean;
  readonly page: PageEntry;
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

/** Writes the next edition of a page and publishes it: what somebody ticked never changes. */
export function PageDrawer({ isOpen, page, onClose, onSaved }: PageDrawerProps) {
  const t = useTranslations('console.content.page');
  const { languages } = useProject();
  const publish = usePublishing();
  const { key, edition, title, content, consent, people } = page;
  const hasTick = consent !== null;
  const submit = async (entered: PageText) => {
    await publish(key, edition, { ...entered, consent: hasTick ? entered.consent : null });
    onSaved(t('published'));
  };
  const item = (name: keyof PageText, input: ReactElement) => (
    <Form.Item
      name={name}
      label={t(`fields.${name}`)}
      required
      rules={[
        {
          validator: async (_rule, text: LocalText) => {
            if (missingLanguages(text, languages, true).length > 0) throw new Error(t('needed'));
          },
        },
      ]}
    >
      {input}
    </Form.Item>
  );
  return (
    <DrawerForm<PageText>
      isOpen={isOpen}
      onClose={onClose}
      title={t('drawer')}
      submitLabel={t('publish')}
      initialValues={{ title, content, consent }}
      onSubmit={submit}
    >
      {people > 0 && (
        <Alert
          className={classes.told ?? ''}
          type={hasTick ? 'warning' : 'info'}
          showIcon
          title={t(hasTick ? 'tickAgain' : 'haveRead', { people })}
        />
      )}
      {item('title', <LanguageTexts label={t('fields.title')} languages={languages} maxLength={300} />)}
      {item('content', <RichTexts label={t('fields.content')} languages={languages} />)}
      {hasTick &&
        item('consent', <LanguageTexts label={t('fields.consent')} languages={languages} maxLength={300} rows={2} />)}
    </DrawerForm>
  );
}
