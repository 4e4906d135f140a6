import { useTranslations } from 'use-intl';
import styles from './exporting.module.css';
import type { Exported } from './use-export.ts';

/** The progress of a document: indeterminate until the server has counted the steps. */
export function ExportProgress({ document }: { readonly document: Exported | undefined }) {
  const t = useTranslations('documents');
  const isCounted = document?.state === 'working' && document.of > 0;
  const label = isCounted ? t('progress', { done: String(document.done), of: String(document.of) }) : t('asking');
  return (
    <div className={styles.progress}>
      <progress aria-label={label} {...(isCounted ? { value: document.done, max: document.of } : {})} />
      <span>{label}</span>
    </div>
  );
}
