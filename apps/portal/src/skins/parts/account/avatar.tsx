import { UserIcon } from '@portico/ui/icons';
import styles from './avatar.module.css';

/** The portrait in a circle, or a figure where there is none. */
export function Avatar({ src }: { readonly src: string }) {
  if (src !== '') return <img className={styles.avatar} src={src} alt="" width={32} height={32} />;
  return (
    <span className={styles.avatar}>
      <UserIcon size={18} />
    </span>
  );
}
