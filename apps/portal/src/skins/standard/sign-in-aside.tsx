import { useTranslations } from 'use-intl';
import { Colonnade } from '../parts/picture/colonnade.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './sign-in-aside.module.css';

/** A picture above a caption on the tenant's colour: text is never placed on the picture, so it can always be read. */
export function SignInAside({ project, language }: ShellProps) {
  const t = useTranslations('shell');
  return (
    <aside className={styles.aside} aria-label={project.org_name[language]} data-no-print>
      <div className={styles.picture}>
        {project.header_image === '' ? <Colonnade /> : <img src={project.header_image} alt="" />}
      </div>
      <div className={styles.caption}>
        <p className={styles.institution}>{project.org_name[language]}</p>
        <p className={styles.title}>{project.title[language]}</p>
        <p className={styles.text}>{t('asideText')}</p>
      </div>
    </aside>
  );
}
