import { useTranslations } from 'use-intl';
import { Logo } from '../parts/header/brand.tsx';
import { LinkList } from '../parts/footer/link-list.tsx';
import { MainNav } from '../parts/header/main-nav.tsx';
import { Tools } from '../parts/header/tools.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './header.module.css';

/** Theme 5: a wide masthead with the institution's name, and the navigation in a band below. */
export function BannerHeader(shell: ShellProps) {
  const { project, language, homeHref } = shell;
  const institution = project.org_name[language];
  return (
    <header className={styles.header} data-no-print>
      <div className={styles.masthead}>
        <div className={styles.inner}>
          <Tools shell={shell} />
          <a className={styles.brand} href={homeHref} title={`${institution} · ${project.title[language]}`}>
            <Logo src={project.background} institution={institution} />
            <span className={styles.words}>
              <span className={styles.institution}>{institution}</span>
              <span className={styles.title}>{project.title[language]}</span>
            </span>
          </a>
        </div>
      </div>
      <div className={styles.band}>
        <div className={styles.navigation}>
          {shell.menu.length > 0 || shell.menuPending ? (
            <MainNav entries={shell.menu} />
          ) : (
            <InstitutionNav {...shell} />
          )}
        </div>
      </div>
    </header>
  );
}

/** Before signing in, the band links to the institution's own pages. */
function InstitutionNav({ settings, language }: ShellProps) {
  const t = useTranslations('shell');
  if (settings === null || settings.links.length === 0) return null;
  return (
    <nav aria-label={t('institutionMenu')}>
      <LinkList links={settings.links} language={language} className={styles.links} />
    </nav>
  );
}
