import type { StoredFile } from '@portico/form-engine/values/answer';
import { SuccessIcon, TrashIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { useFieldServices } from '../../../../field-services.ts';
import { FileLink } from '../../reading/file-link.tsx';
import { pictureAddress } from '../../reading/picture-address.ts';
import { FileMark } from './file-mark.tsx';
import { FileName } from './file-name.tsx';
import { ProgressTrack } from '../progress-track.tsx';
import styles from './file-rows.module.css';

interface StoredRowProps {
  readonly files: readonly StoredFile[];
  /** Its index among the files. */
  readonly index: number;
  readonly file: StoredFile;
  /** It has just been uploaded: its success shows in a moment. */
  readonly settling: boolean;
  readonly onRemove: () => void;
}

/** A file that belongs to the answer. */
export function StoredRow({ files, index, file, settling, onRemove }: StoredRowProps) {
  const t = useTranslations('fields.files');
  const { addressOf } = useFieldServices();
  const picture = pictureAddress(file, addressOf);
  return (
    <li className={styles.row}>
      <FileMark name={file.name} {...(picture === undefined ? {} : { address: picture })} />
      <div className={styles.text}>
        <FileLink files={files} index={index} className={styles.link}>
          <FileName name={file.name} />
        </FileLink>
        {settling ? (
          <span className={styles.settling}>
            <ProgressTrack share={1} label={t('progress', { name: file.name })} />
          </span>
        ) : null}
      </div>
      {settling ? null : (
        <span className={styles.success} title={t('uploaded')}>
          <SuccessIcon size={20} />
        </span>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={t('removeNamed', { name: file.name })}
        onClick={onRemove}
      >
        <TrashIcon size={20} />
      </button>
    </li>
  );
}
