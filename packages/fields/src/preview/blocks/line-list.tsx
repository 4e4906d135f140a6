import type { ReactNode } from 'react';
import pairStyles from '../../reading/answer-pairs.module.css';
import { NoAnswer } from '../../reading/no-answer.tsx';
import styles from './blocks.module.css';

interface LineListProps {
  readonly lines: readonly { readonly name: string; readonly value: ReactNode }[];
  readonly stacked: boolean;
}

/** Names and values that are not fields of the form, with the same look. */
export function LineList({ lines, stacked }: LineListProps) {
  if (lines.length === 0) return null;
  return (
    <dl className={pairStyles.list} data-stacked={stacked || undefined}>
      {lines.map(({ name, value }, index) => (
        // The index is the key, since two lines may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={pairStyles.pair}>
          <dt>{name}</dt>
          <dd className={styles.words}>{value === '' ? <NoAnswer /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
