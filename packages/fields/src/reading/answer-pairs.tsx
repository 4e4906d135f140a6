import type { Language } from '@portico/form-engine/language';
import { memo, type ReactNode } from 'react';
import styles from './answer-pairs.module.css';
import { OneAnswer } from './one-answer.tsx';
import type { AnswerPair } from './pair-answers.ts';

interface AnswerPairsProps {
  readonly pairs: readonly AnswerPair[];
  readonly language: Language;
  /** Answers below their questions instead of beside them. */
  readonly stacked?: boolean;
  /** A note below the answer of a field. */
  readonly noteOf?: (key: string) => ReactNode;
}

/** Fields with their answers, one below the other. */
export const AnswerPairs = memo(function AnswerPairs({ pairs, language, stacked, noteOf }: AnswerPairsProps) {
  if (pairs.length === 0) return null;
  return (
    <dl className={styles.list} data-stacked={stacked === true || undefined}>
      {pairs.map(({ field, answers }) => (
        <div
          key={field.key}
          className={styles.pair}
          data-block={field.preview?.mode === 'block' || undefined}
          data-untitled={field.showsTitle === false || undefined}
        >
          <dt>{field.label[language]}</dt>
          <dd className={styles.answers}>
            {answers.map((seen) => (
              <OneAnswer key={seen.field.key} seen={seen} language={language} />
            ))}
            {noteOf?.(field.key)}
          </dd>
        </div>
      ))}
    </dl>
  );
});
