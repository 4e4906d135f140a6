import { useTranslations } from 'use-intl';
import type { ToldProps } from '../field-parts.ts';
import { models } from '../models.ts';
import styles from './told.module.css';

/** A line with its suffix. Prose keeps its line breaks, unless the institution wants running text. */
export function ToldText({ told: { text, suffix }, field, language }: ToldProps<'text'>) {
  const behind = suffix?.[language] ?? '';
  const keepsLines = models[field.type].isProse === true && field.preview?.singleLine !== true;
  return (
    <span className={keepsLines ? styles.lines : styles.text}>
      {text === '' || behind === '' ? text : `${text} ${behind}`}
    </span>
  );
}

/** Spec 2: start~end. */
export function ToldRange({ told: { start, end, isPresent } }: ToldProps<'range'>) {
  if (start === '' && end === '' && !isPresent) return null;
  return (
    <span>
      <span className={styles.date}>{start}~</span>
      <span className={styles.date}>{isPresent ? <Present /> : end}</span>
    </span>
  );
}

function Present() {
  return useTranslations('fields.dates')('present');
}
