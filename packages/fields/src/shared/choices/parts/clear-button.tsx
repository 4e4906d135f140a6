import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './choices.module.css';

interface ClearButtonProps {
  /** The element that names the question. */
  readonly labelledBy: string;
  readonly id: string;
  readonly onClear: () => void;
}

/** Takes a choice back, which the platform's own radio buttons cannot. */
export function ClearButton({ labelledBy, id, onClear }: ClearButtonProps) {
  const t = useTranslations('fields.choices');
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes away: the focus stays in the question.
    event.currentTarget.parentElement?.querySelector('input')?.focus();
    onClear();
  };
  return (
    <button type="button" id={id} className={styles.clear} aria-labelledby={`${id} ${labelledBy}`} onClick={clear}>
      {t('clear')}
    </button>
  );
}
