import { isImageName } from '@portico/form-engine/patterns/upload-types';
import { FileIcon } from '@portico/ui/icons';
import styles from './file-mark.module.css';
import { PictureIcon, VideoIcon } from '../icons.tsx';
import { isVideoName } from '../../video-names.ts';

interface FileMarkProps {
  readonly name: string;
  /** Where a picture of it is. */
  readonly address?: string;
}

/** A small picture of a file, of one size whatever it is, so that nothing moves when it comes. */
export function FileMark({ name, address }: FileMarkProps) {
  const Icon = isVideoName(name) ? VideoIcon : isImageName(name) ? PictureIcon : FileIcon;
  return (
    <span className={styles.mark} aria-hidden="true">
      {address === undefined ? (
        <Icon size={22} />
      ) : (
        <img className={styles.picture} src={address} alt="" width={44} height={44} loading="lazy" decoding="async" />
      )}
    </span>
  );
}
