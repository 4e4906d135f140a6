import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { fileExtensions, imageExtensions } from '@portico/form-engine/patterns/upload-types';
import type { StoredFile } from '@portico/form-engine/values/answer';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';
import { FileUpload } from '../../../parts/file-upload/file-upload.tsx';
import type { SendFile } from '../../../parts/file-upload/use-upload.ts';
import classes from './flow.module.css';

interface EntryFilesProps {
  readonly label: string;
  readonly send: SendFile;
  /** `value` and `onChange` come from the `Form.Item` around it. */
  readonly value?: readonly StoredFile[];
  readonly onChange?: (files: readonly StoredFile[]) => void;
}

const types = [...imageExtensions, ...fileExtensions].map((type) => `.${type}`);
const most = 10;
const maxBytes = 20 * 1_048_576;

/** The files of an entry, with a button to add another. */
export function EntryFiles({ label, send, value = [], onChange }: EntryFilesProps) {
  const t = useTranslations('console.flow');
  return (
    <>
      <ul className={classes.files}>
        {value.map(({ uid, name }) => (
          <li key={uid}>
            <PaperClipOutlined aria-hidden /> <span className={classes.words}>{name}</span>
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('removeFile', { name })}
              onClick={() => onChange?.(value.filter((one) => one.uid !== uid))}
            />
          </li>
        ))}
      </ul>
      {value.length < most && (
        <FileUpload
          label={label}
          types={types}
          maxBytes={maxBytes}
          send={send}
          onChange={(file) => file !== null && onChange?.([...value, file])}
        />
      )}
    </>
  );
}
