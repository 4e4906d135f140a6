import { longestMessage } from '@portico/contract/message-limits';
import { Form, Input } from 'antd';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../lib/project.ts';
import { DrawerForm } from '../../../parts/drawer-form/drawer-form.tsx';
import { LanguageTexts } from '../../../parts/language-texts/language-texts.tsx';
import { type ReadyAnswer, useReadyChanges } from './use-ready-answers.ts';

export type Editing = Pick<ReadyAnswer, 'answer' | 'revision' | 'name' | 'words'> & { readonly isOpen: boolean };

interface ReadyDrawerProps {
  readonly editing: Editing;
  readonly onClose: () => void;
  readonly onSaved: (sentence: string) => void;
}

/** Writes an answer that is wanted again and again, in each language of the project. */
export function ReadyDrawer({ editing, onClose, onSaved }: ReadyDrawerProps) {
  const t = useTranslations('console.inbox.ready');
  const { languages } = useProject();
  const { save } = useReadyChanges();
  const { isOpen, answer, revision, name, words } = editing;
  return (
    <DrawerForm<Pick<Editing, 'name' | 'words'>>
      isOpen={isOpen}
      onClose={onClose}
      title={t(revision === 0 ? 'add' : 'edit')}
      submitLabel={t('save')}
      initialValues={{ name, words }}
      onSubmit={async (entered) => {
        await save({ answer, revision, ...entered });
        onSaved(t('saved'));
      }}
    >
      <Form.Item
        name="name"
        label={t('name')}
        extra={t('nameHelp')}
        rules={[{ required: true, whitespace: true, message: t('needsName') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="words"
        label={t('words')}
        extra={t('wordsHelp')}
        required
        rules={[
          {
            validator: async (_rule, value: Editing['words']) => {
              if (languages.every((language) => value[language].trim() === '')) throw new Error(t('needsWords'));
            },
          },
        ]}
      >
        <LanguageTexts label={t('words')} languages={languages} rows={6} maxLength={longestMessage} />
      </Form.Item>
    </DrawerForm>
  );
}
