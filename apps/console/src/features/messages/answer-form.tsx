import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { largestMessageFile, longestMessage, mostMessageFiles } from '@portico/contract/message-limits';
import { fileExtensions, imageExtensions } from '@portico/form-engine/patterns/upload-types';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { FileUpload } from '../../parts/file-upload/file-upload.tsx';
import classes from './messages.module.css';
import { ReadyPicker } from './ready/ready-picker.tsx';
import { useAnswer } from './use-answer.ts';
import type { Thread } from './use-inbox.ts';

interface AnswerFormProps {
  readonly applicant: string;
  readonly thread: Thread;
  readonly onDone: (sentence: string) => void;
}

const types = [...imageExtensions, ...fileExtensions].map((type) => `.${type}`);

/** Writes an answer. If somebody has written meanwhile it is not sent, and stays here. */
export function AnswerForm({ applicant, thread, onDone }: AnswerFormProps) {
  const t = useTranslations('console.inbox.thread');
  const failureText = useFailureText();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const answer = useAnswer(applicant, thread, () => onDone(t('sent')));
  const { text, files, length, isTooLong, isEmpty, keeping, sending } = answer;
  const submit = () => {
    setAsked(isEmpty);
    if (!isEmpty && !isTooLong && !sending.isPending) sending.mutate();
  };
  return (
    <form
      className={classes.answer}
      aria-label={t('answer')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{t('text')}</label>
      <ReadyPicker
        language={thread.applicant.language}
        onPick={(words) => answer.write(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`)}
      />
      <Input.TextArea
        id={id}
        value={text}
        readOnly={sending.isPending}
        rows={5}
        className={classes.area ?? ''}
        aria-describedby={`${id}-hint`}
        aria-invalid={isTooLong || undefined}
        {...(isTooLong ? { status: 'error' as const } : {})}
        onChange={({ target }) => {
          setAsked(false);
          onDone('');
          sending.reset();
          answer.write(target.value);
        }}
      />
      <p id={`${id}-hint`} className={classes.lead}>
        {t('hint')}
        {length > longestMessage * 0.8 && ` ${t('count', { count: length, most: longestMessage })}`}
      </p>
      {isTooLong && <Alert type="error" showIcon role="alert" title={t('tooLong', { most: longestMessage })} />}
      {isAsked && isEmpty && <Alert type="error" showIcon role="alert" title={t('needed')} />}
      {sending.isError && <Alert type="error" showIcon role="alert" title={failureText(sending.error)} />}
      <ul className={classes.files} aria-label={t('files')}>
        {files.map(({ uid, name }) => (
          <li key={uid}>
            <PaperClipOutlined aria-hidden /> {name}
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('remove', { name })}
              onClick={() => answer.attach(files.filter((file) => file.uid !== uid))}
            />
          </li>
        ))}
      </ul>
      {files.length < mostMessageFiles && (
        <FileUpload
          label={t('attach')}
          types={types}
          maxBytes={largestMessageFile * 1_048_576}
          send={(file, { signal }) => answer.upload(file, signal)}
          onChange={(file) => file !== null && answer.attach([...files, file])}
        />
      )}
      <div className={classes.send}>
        <Button type="primary" htmlType="submit" loading={sending.isPending} disabled={isTooLong}>
          {t('send')}
        </Button>
        <span className={classes.lead} role="status">
          {keeping.isPending
            ? t('saving')
            : keeping.isError
              ? t('unsaved', { why: failureText(keeping.error) })
              : keeping.isSuccess && text !== ''
                ? t('saved')
                : ''}
        </span>
      </div>
    </form>
  );
}
