import { largestMessageFile, longestMessage, mostMessageFiles } from '@portico/contract/message-limits';
import type { Message } from '@portico/contract/messages.schemas';
import { sizeInWords } from '@portico/browser/size-in-words';
import { Button } from '@portico/ui/button';
import { CloseIcon, FileIcon } from '@portico/ui/icons';
import { Notice } from '@portico/ui/notice';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './messages.module.css';
import { useComposer } from './use-composer.ts';

/** Where a message is written. Nothing typed here is lost: it is kept with every change. */
export function Composer({ onSent }: { readonly onSent: (message: Message) => void }) {
  const t = useTranslations('conversation');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isDone, setDone] = useState(false);
  const { draft, problem, uploading, isSending, isTooLong, write, remove, attach, send } = useComposer(onSent);
  const length = draft.text.trim().length;
  const submit = async () => {
    setDone(await send());
    area.current?.focus();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void attach([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t('text')}
      </label>
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={4}
        value={draft.text}
        readOnly={isSending}
        aria-describedby={`${id}-hint ${id}-count`}
        aria-invalid={isTooLong || undefined}
        onChange={({ target }) => {
          setDone(false);
          write(target.value);
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('hint')}
      </p>
      <p className={styles.hint}>{t('draft')}</p>
      <p id={`${id}-count`} className={styles.hint} role={isTooLong ? 'alert' : undefined} data-wrong={isTooLong}>
        {length > longestMessage * 0.8 ? t('count', { count: length, most: longestMessage }) : null}{' '}
        {isTooLong ? t('tooLong', { most: longestMessage }) : null}
      </p>
      {draft.files.length === 0 ? null : (
        <ul className={styles.files} aria-label={t('files')}>
          {draft.files.map(({ uid, name, size }) => (
            <li key={uid} className={styles.attached}>
              <FileIcon size={18} />
              <span>{name}</span>
              <span className={styles.size}>{sizeInWords(size)}</span>
              <button type="button" aria-label={t('remove', { name })} onClick={() => remove(uid)}>
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem === '' ? null : (
        <Notice kind="error" title={t('notSent')}>
          {problem}
        </Notice>
      )}
      <p className={styles.done} role="status">
        {isDone ? t('done') : uploading === '' ? '' : t('attaching', { name: uploading })}
      </p>
      <div className={styles.actions}>
        <Attach isBusy={uploading !== ''} onChoose={choose} />
        <Button type="submit" kind="primary" busy={isSending} disabled={isTooLong || uploading !== ''}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </div>
    </form>
  );
}

interface AttachProps {
  readonly isBusy: boolean;
  readonly onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Attach({ isBusy, onChoose }: AttachProps) {
  const t = useTranslations('conversation');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.attach}>
      <input ref={input} type="file" multiple hidden aria-label={t('attach')} onChange={onChoose} />
      <Button kind="secondary" busy={isBusy} onClick={() => input.current?.click()}>
        {t('attach')}
      </Button>
      <span className={styles.hint}>{t('attachHint', { most: mostMessageFiles, size: largestMessageFile })}</span>
    </div>
  );
}
