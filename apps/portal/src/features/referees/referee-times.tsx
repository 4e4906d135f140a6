import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { Moment } from '../../parts/batch-times/moment.tsx';
import type { Referee } from '../../parts/referees/referees-query.ts';
import styles from './referees-page.module.css';

interface RefereeTimesProps {
  readonly referee: Referee;
  readonly timeZone: string;
  readonly language: Language;
}

/** The dates of each event, in both time zones. */
export function RefereeTimes({ referee, timeZone, language }: RefereeTimesProps) {
  const t = useTranslations('referees.times');
  const moments = [
    { key: 'invited', at: referee.invited_at },
    { key: 'reminded', at: referee.reminded_at },
    { key: 'opened', at: referee.opened_at },
    { key: 'declined', at: referee.declined_at },
    { key: 'received', at: referee.written_at },
  ] as const;
  const times = moments.flatMap(({ key, at }) => (at === null ? [] : [{ key, at }]));
  if (times.length === 0) return null;
  return (
    <dl className={styles.times}>
      {times.map(({ key, at }) => (
        <Moment key={key} label={t(key)} at={at} language={language} timeZone={timeZone} />
      ))}
    </dl>
  );
}
