import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import styles from './choices.module.css';

interface ClearButtonProps {
  /** The id of the element that names the field. */
  readonly labelledBy: string;
  readonly id: string;
  readonly onClear: () => void;
}

/** Clears a choice, which native radio buttons cannot. */
export function ClearButton({ labelledBy, id, onClear }: ClearButtonProps) {
  const t = useTranslations('fields.choices');
  const clear = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so the focus moves within the field.
    event.currentTarget.parentElement?.querySelector('input')?.focus();
    onClear();
  };
  return (
    <button type="button" id={id} className={styles.clear} aria-labelledby={`${id} ${labelledBy}`} onClick={clear}>
      {t('clear')}
    </button>
  );
}
