import { Button } from '@portico/ui/button';
import { FieldFrame } from '@portico/ui/field-frame';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './verify.module.css';

interface CheckFormProps {
  readonly isChecking: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** A receipt entered by hand: its text or address, or the file that contains it. */
export function CheckForm({ isChecking, onText, onFile }: CheckFormProps) {
  const t = useTranslations('receipts.verify');
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const fileId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') onText(text);
  };
  const take = (file: File | undefined) => {
    setEmpty(false);
    if (file !== undefined) onFile(file);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FieldFrame label={t('paste')} hint={t('pasteHint')} error={isEmpty ? t('nothing') : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={text}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div className={styles.ways}>
        <Button type="submit" kind="primary" busy={isChecking}>
          {t('submit')}
        </Button>
        <span className={styles.or}>{t('or')}</span>
        <div className={styles.file}>
          <label htmlFor={fileId}>{t('file')}</label>
          <input
            id={fileId}
            type="file"
            accept=".pdf,.json,.txt,application/pdf,application/json"
            aria-describedby={`${fileId}-hint`}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              // Lets the same file be chosen again.
              event.currentTarget.value = '';
            }}
          />
          <span id={`${fileId}-hint`} className={styles.hint}>
            {t('fileHint')}
          </span>
        </div>
      </div>
    </form>
  );
}
