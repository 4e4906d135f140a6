import { useTranslations } from 'use-intl';
import styles from '../shared/choices/parts/choices.module.css';

interface LimitHintProps {
  readonly id: string;
  readonly most: number;
  readonly full: boolean;
}

/** How many can be chosen; once they are, why the others are disabled. Announced when that changes. */
export function LimitHint({ id, most, full }: LimitHintProps) {
  const t = useTranslations('fields.choices');
  return (
    <p id={id} className={styles.hint} aria-live="polite">
      {t(full ? 'limitReached' : 'limit', { most: String(most) })}
    </p>
  );
}
