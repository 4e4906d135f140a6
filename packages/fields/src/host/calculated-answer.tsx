import { wordedIn } from '@portico/form-engine/values/told';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../field-parts.ts';
import styles from './field-host.module.css';

/** An answer that is worked out from others: announced when it changes, and not to be typed over. */
export function CalculatedAnswer({ field, answer, language, control }: InputProps) {
  const t = useTranslations('fields.texts');
  const number = typeof answer.value === 'string' ? answer.value : '';
  const suffix = wordedIn(field.text?.suffix ?? '', language);
  return (
    <output id={control.id} className={styles.calculated} aria-labelledby={control['aria-labelledby']}>
      {number === '' ? t('notCalculated') : t('calculated', { number, suffix })}
    </output>
  );
}
