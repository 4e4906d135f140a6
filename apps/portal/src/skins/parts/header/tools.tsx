import type { ShellProps } from '../../skin.ts';
import { LanguageMenu } from './language-menu.tsx';
import styles from './tools.module.css';
import { UnreadNotice } from './unread-notice.tsx';
import { UserMenu } from '../account/user-menu.tsx';

/** The end of most headers: unread messages, language, user. */
export function Tools({ shell }: { readonly shell: ShellProps }) {
  return (
    <div className={styles.tools}>
      <UnreadNotice unread={shell.unread} messageHref={shell.messageHref} />
      <LanguageMenu {...shell} />
      <UserMenu shell={shell} />
    </div>
  );
}
