import { countWords } from '@portico/form-engine/word-count';
import { VisuallyHidden } from '@portico/ui/visually-hidden';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './long-text.module.css';

interface WordCounterProps {
  readonly id: string;
  readonly text: string;
  readonly most: number;
}

/** The number of words and the maximum. Always visible, but announced only near the limit and beyond it. */
export const WordCounter = memo(function WordCounter({ id, text, most }: WordCounterProps) {
  const t = useTranslations('fields.texts');
  const count = countWords(text);
  const left = most - count;
  const spoken = left < 0 ? t('overLimit', { most }) : left <= most / 10 ? t('nearLimit', { left: inSteps(left) }) : '';
  return (
    <div className={styles.counter} data-over={left < 0 || undefined}>
      <span aria-hidden="true">{t('counter', { count: String(count), most: String(most) })}</span>
      <VisuallyHidden>
        <span id={id}>{t('counterSpoken', { count: String(count), most: String(most) })}</span>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
});

// Announcing every word would be too much.
function inSteps(left: number): number {
  return left > 10 ? Math.ceil(left / 10) * 10 : left;
}
