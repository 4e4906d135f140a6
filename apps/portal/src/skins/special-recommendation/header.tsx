import { Logo } from '../parts/header/brand.tsx';
import { MainNav } from '../parts/header/main-nav.tsx';
import { Tools } from '../parts/header/tools.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './header.module.css';

/** Like a letterhead: tools in a thin line, the institution in serifs between two rules. */
export function Header(shell: ShellProps) {
  const { project, language, homeHref } = shell;
  const institution = project.org_name[language];
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.tools}>
        <Tools shell={shell} />
      </div>
      <div className={styles.head}>
        <Logo src={project.background} institution={institution} />
        <a className={styles.brand} href={homeHref}>
          <span className={styles.institution}>{institution}</span>
          <span className={styles.title}>{project.title[language]}</span>
        </a>
      </div>
      {shell.menu.length > 0 || shell.menuPending ? (
        <div className={styles.menu}>
          <MainNav entries={shell.menu} align="center" />
        </div>
      ) : null}
    </header>
  );
}
