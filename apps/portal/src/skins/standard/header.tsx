import { Brand } from '../parts/header/brand.tsx';
import { MainNav } from '../parts/header/main-nav.tsx';
import { Tools } from '../parts/header/tools.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './header.module.css';

/** Brand and tools in one row, the menu in a second, so that they do not compete for space. */
export function Header(shell: ShellProps) {
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.row}>
        <Brand shell={shell} />
        <Tools shell={shell} />
      </div>
      {shell.menu.length > 0 || shell.menuPending ? (
        <div className={styles.menu}>
          <MainNav entries={shell.menu} />
        </div>
      ) : null}
    </header>
  );
}
