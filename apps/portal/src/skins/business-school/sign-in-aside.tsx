import { useTranslations } from 'use-intl';
import { Colonnade } from '../parts/picture/colonnade.tsx';
import type { ShellProps } from '../skin.ts';
import styles from './sign-in-aside.module.css';

/** A white plate on the picture, like a sign beside a school's door. */
export function SignInAside({ project, language }: ShellProps) {
  const t = useTranslations('shell');
  return (
    <aside className={styles.aside} aria-label={project.org_name[language]} data-no-print>
      {project.header_image === '' ? <Colonnade /> : <img src={project.header_image} alt="" />}
      <div className={styles.plate}>
        <p className={styles.kicker}>{t('admissions')}</p>
        <p className={styles.title}>{project.title[language]}</p>
        <p className={styles.institution}>{project.org_name[language]}</p>
      </div>
    </aside>
  );
}
