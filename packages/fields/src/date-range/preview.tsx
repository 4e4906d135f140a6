import { useTranslations } from 'use-intl';
import type { PreviewProps } from '../field-parts.ts';
import styles from './date-range.module.css';
import { rangeOf } from './range-value.ts';

/** Spec 2: start~end. */
export function DateRangePreview({ answer }: PreviewProps) {
  const { start, end, present } = rangeOf(answer);
  if (start === '' && end === '' && !present) return null;
  return (
    <span>
      <span className={styles.date}>{start}~</span>
      <span className={styles.date}>{present ? <Present /> : end}</span>
    </span>
  );
}

function Present() {
  return useTranslations('fields.dates')('present');
}
