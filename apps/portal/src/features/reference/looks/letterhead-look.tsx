import { useTranslations } from 'use-intl';
import styles from '../reference.module.css';
import { sectionId, type LookProps } from './look.ts';
import { Summary } from './summary.tsx';

/** Looks like a letter on paper: one sheet with a letterhead, its sections between thin rules. */
export function LetterheadLook({ title, status, notices, sections, ...about }: LookProps) {
  const t = useTranslations('reference.form');
  return (
    <div className={styles.paperPage}>
      <div className={styles.paperStatus}>{status}</div>
      {notices}
      <article className={styles.paper}>
        <header className={styles.paperHead}>
          <h1 className={styles.paperTitle}>{title}</h1>
          <Summary {...about} />
          <p className={styles.quiet}>{t('policy')}</p>
        </header>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={sectionId(id)} className={styles.paperSection}>
            <h2>{heading}</h2>
            {body}
          </section>
        ))}
      </article>
    </div>
  );
}
