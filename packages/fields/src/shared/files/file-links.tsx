import type { StoredFile } from '@portico/form-engine/values/answer';
import { useTranslations } from 'use-intl';
import { useFieldServices } from '../../field-services.ts';
import styles from './file-links.module.css';
import { FileMark } from './list/file-mark.tsx';
import { FileName } from './list/file-name.tsx';
import { pictureAddress } from './picture-address.ts';

/** The files of an answer for somebody who reads. */
export function FileLinks({ files }: { readonly files: readonly StoredFile[] }) {
  const { addressOf } = useFieldServices();
  if (files.length === 0) return <NoFile />;
  return (
    <ul className={styles.links}>
      {files.map((file) => {
        const picture = pictureAddress(file, addressOf);
        return (
          <li key={file.uid} className={styles.entry}>
            <a className={styles.link} href={addressOf(file)} target="_blank" rel="noopener noreferrer">
              <FileMark name={file.name} {...(picture === undefined ? {} : { address: picture })} />
              <FileName name={file.name} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** spec 8: a red text where no file exists. */
function NoFile() {
  const t = useTranslations('fields.files');
  return <p className={styles.none}>{t('none')}</p>;
}
