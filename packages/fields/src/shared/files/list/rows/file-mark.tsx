import { isImageName } from '@portico/form-engine/patterns/upload-types';
import { FileIcon } from '@portico/ui/icons';
import styles from './file-mark.module.css';
import { PictureIcon, VideoIcon } from '../icons.tsx';
import { isVideoName } from '../../video-names.ts';

interface FileMarkProps {
  readonly name: string;
  /** The address of a thumbnail. */
  readonly address?: string;
}

/** A thumbnail of fixed size, so that nothing moves when it loads. */
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
