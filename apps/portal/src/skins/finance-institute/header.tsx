import { Brand } from '../parts/header/brand.tsx';
import { MainNav } from '../parts/header/main-nav.tsx';
import { Tools } from '../parts/header/tools.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './header.module.css';

/** One slim row over the whole width; where there is a side menu, the entries are in it. */
export function Header(shell: ShellProps) {
  const ownMenu = shell.sideMenu.length === 0 && shell.menu.length > 0;
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.row}>
        <Brand shell={shell} tone="onColour" />
        <Tools shell={shell} />
      </div>
      {ownMenu ? (
        <div className={styles.menu}>
          <MainNav entries={shell.menu} />
        </div>
      ) : null}
    </header>
  );
}
