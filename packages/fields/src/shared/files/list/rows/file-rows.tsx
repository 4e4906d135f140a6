import type { Language } from '@portico/form-engine/language';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Uploads } from '../../sending/use-uploads.ts';
import styles from './file-rows.module.css';
import { RemoveQuestion } from './remove-question.tsx';
import { StoredRow } from './stored-row.tsx';
import { UploadRow } from './upload-row.tsx';

interface FileRowsProps {
  readonly files: readonly StoredFile[];
  readonly sending: Uploads;
  readonly language: Language;
  /** Takes the focus when the row that had it is gone. */
  readonly controlId: string;
}

/** The chosen files: first the uploaded ones, then the others. */
export function FileRows({ files, sending, language, controlId }: FileRowsProps) {
  const t = useTranslations('fields.files');
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);
  const { uploads, settling } = sending;
  const focusControl = () => setTimeout(() => document.getElementById(controlId)?.focus(), 0);
  return (
    <>
      <ul className={styles.rows} aria-label={t('list')}>
        {files.map((file, index) => (
          <StoredRow
            key={file.uid}
            files={files}
            index={index}
            file={file}
            settling={settling.includes(file.uid)}
            onRemove={() => setQuestion({ name: file.name, remove: () => sending.remove(file.uid) })}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            language={language}
            onRetry={() => sending.retry(upload.id)}
            onReduce={() => sending.reduce(upload.id)}
            onDrop={() => {
              const drop = () => sending.drop(upload.id);
              // A failed file is not stored anywhere, so removing it asks as for the others.
              if (upload.stage.kind === 'failed') setQuestion({ name: upload.file.name, remove: drop });
              else {
                drop();
                focusControl();
              }
            }}
          />
        ))}
      </ul>
      {question === null ? null : (
        <RemoveQuestion
          name={question.name}
          onKeep={() => setQuestion(null)}
          onRemove={() => {
            question.remove();
            setQuestion(null);
            focusControl();
          }}
        />
      )}
    </>
  );
}

interface RemovalQuestion {
  readonly name: string;
  readonly remove: () => void;
}
