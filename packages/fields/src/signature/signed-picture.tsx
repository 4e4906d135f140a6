import type { StoredFile } from '@portico/form-engine/values/answer';
import { useTranslations } from 'use-intl';
import { useFieldServices } from '../field-services.ts';
import { useReader } from '../reading/reader.ts';
import { pictureAddress } from '../shared/files/reading/picture-address.ts';
import { FileLink } from '../shared/files/reading/file-link.tsx';
import styles from './signature.module.css';

interface SignedPictureProps {
  readonly files: readonly StoredFile[];
  /** The label of the field, for readers other than the signer. */
  readonly label: string;
}

/** A signature to read. */
export function SignedPicture({ files, label }: SignedPictureProps) {
  const t = useTranslations('fields.capture.signature');
  const { addressOf } = useFieldServices();
  const { isOwn } = useReader();
  const [file] = files;
  if (file === undefined) return null;
  return (
    <FileLink files={files} index={0} className={styles.shown}>
      <img
        className={styles.picture}
        src={pictureAddress(file, addressOf)}
        alt={isOwn ? t('picture') : label}
        loading="lazy"
      />
    </FileLink>
  );
}
