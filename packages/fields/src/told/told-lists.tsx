import { wordedIn } from '@portico/form-engine/values/told';
import { useTranslations } from 'use-intl';
import type { ToldProps } from '../field-parts.ts';
import { GoneChoice } from '../shared/choices/parts/gone-choice.tsx';
import styles from './told.module.css';

/** Each row with the chosen column; nothing if no row was answered. */
export function ToldPairs({ told: { pairs }, language }: ToldProps<'pairs'>) {
  const t = useTranslations('fields.choices');
  if (pairs.every(({ value }) => value === '')) return null;
  return (
    <dl className={styles.pairs}>
      {pairs.map(({ label, value, isGone }, index) => {
        const words = wordedIn(value, language);
        return (
          // Rows keep their order and may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.pair}>
            <dt>{wordedIn(label, language)}</dt>
            <dd>{isGone === true ? <GoneChoice value={words} /> : words === '' ? t('notAnswered') : words}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A line per group, as `group: item, item`, or everything in one line. */
export function ToldGroups({ told: { groups }, field, language }: ToldProps<'groups'>) {
  const t = useTranslations('fields.texts');
  if (groups.length === 0) return null;
  return (
    <ul className={styles.groups} data-line={field.preview?.singleLine === true || undefined}>
      {groups.map(({ label, items }, index) => {
        const group = wordedIn(label, language);
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            {group === '' ? null : <span className={styles.group}>{t('groupBefore', { group })}</span>}
            {items.map((item) => wordedIn(item, language)).join(t('itemMark'))}
          </li>
        );
      })}
    </ul>
  );
}
