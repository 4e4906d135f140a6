import { useTranslations } from 'use-intl';
import { NoAnswer } from './no-answer.tsx';
import styles from './no-answer.module.css';
import { useReader } from './reader.ts';

/** Shown instead of files if there are none. */
export function NoFile() {
  return useReader().seesMissingFiles ? <MissingFile /> : <NoAnswer />;
}

function MissingFile() {
  const t = useTranslations('fields.files');
  return <p className={styles.missing}>{t('none')}</p>;
}
