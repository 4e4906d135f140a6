import { useTranslations } from 'use-intl';
import type { FormMenu } from '../application-queries.ts';
import { useProgress } from '../marks/use-progress.ts';
import styles from './form-menu.module.css';

/** The number of complete modules, as text and as a bar. */
export function Progress({ menu }: { readonly menu: FormMenu }) {
  const t = useTranslations('application.menu');
  const progress = useProgress(menu);
  return (
    <div className={styles.progress}>
      <p>{t('progress', progress)}</p>
      <progress className={styles.line} max={Math.max(1, progress.all)} value={progress.done} aria-hidden="true" />
    </div>
  );
}
