import { Card } from '@portico/ui/card';
import { CheckIcon, CircleIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import styles from '../reference.module.css';
import { sectionId, type LookProps } from './look.ts';
import { Summary } from './summary.tsx';

/** Facts and progress beside the form. */
export function StepsLook({ title, status, notices, sections, ...about }: LookProps) {
  const t = useTranslations('reference.form');
  return (
    <div className={styles.beside}>
      <div className={styles.column}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.status}>{status}</div>
        </div>
        {notices}
        {sections.map(({ id, title: heading, body }) => (
          <div key={id} id={sectionId(id)} tabIndex={-1} className={styles.section}>
            <Card title={heading}>{body}</Card>
          </div>
        ))}
      </div>
      <aside className={styles.side}>
        <Summary {...about} />
        <nav aria-label={t('steps')}>
          <ol className={styles.steps}>
            {sections.map(({ id, title: heading, isDone }) => (
              <li key={id}>
                <button type="button" onClick={() => show(id)}>
                  {isDone ? <CheckIcon size={18} /> : <CircleIcon size={18} />}
                  {heading}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
    </div>
  );
}

// The hash of the address belongs to the router, so a fragment link cannot be used.
function show(id: string): void {
  const section = document.getElementById(sectionId(id));
  section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  section?.focus({ preventScroll: true });
}
