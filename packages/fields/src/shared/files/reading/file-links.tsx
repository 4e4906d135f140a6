import type { StoredFile } from '@portico/form-engine/values/answer';
import { useFieldServices } from '../../../field-services.ts';
import styles from './file-links.module.css';
import { FileLink } from './file-link.tsx';
import { FileMark } from '../list/rows/file-mark.tsx';
import { FileName } from '../list/rows/file-name.tsx';
import { pictureAddress } from './picture-address.ts';

/** The files of an answer to read; there is at least one. */
export function FileLinks({ files }: { readonly files: readonly StoredFile[] }) {
  const { addressOf } = useFieldServices();
  return (
    <ul className={styles.links}>
      {files.map((file, index) => {
        const picture = pictureAddress(file, addressOf);
        return (
          <li key={file.uid} className={styles.entry}>
            <FileLink files={files} index={index} className={styles.link}>
              <FileMark name={file.name} {...(picture === undefined ? {} : { address: picture })} />
              <FileName name={file.name} />
            </FileLink>
          </li>
        );
      })}
    </ul>
  );
}
