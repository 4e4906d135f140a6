import type { Language } from '@portico/form-engine/language';
import { secondsLeft } from '@portico/form-engine/states/periods';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { Countdown } from '../../parts/batch-times/countdown.tsx';
import { Moment } from '../../parts/batch-times/moment.tsx';
import { useNow } from '../../parts/batch-times/use-now.ts';
import type { Referees } from '../../parts/referees/referees-query.ts';
import { isReceived } from '../../parts/referees/request-state.ts';
import styles from './referees-page.module.css';

interface LettersDeadlineProps {
  readonly referees: Referees;
  readonly language: Language;
}

/** The number of letters received, the deadline of the others, and the time left. */
export function LettersDeadline({ referees, language }: LettersDeadlineProps) {
  const t = useTranslations('referees.page');
  const now = useNow();
  const { list, letters_until: until, time_zone: timeZone } = referees;
  const done = list.filter(isReceived).length;
  const left = until === null ? 0 : secondsLeft(until, now);
  const isOver = until !== null && left === 0;
  return (
    <>
      {isOver ? <Notice kind="info">{t('over')}</Notice> : null}
      {list.length === 0 && until === null ? null : (
        <div className={styles.deadline}>
          {list.length === 0 ? null : (
            <p className={styles.count} data-complete={done === list.length || undefined}>
              {t('count', { done: String(done), all: String(list.length) })}
            </p>
          )}
          {until === null ? null : (
            <dl>
              <Moment label={t('until')} at={until} language={language} timeZone={timeZone} />
            </dl>
          )}
          {left === 0 || done === list.length ? null : <Countdown label={t('left')} seconds={left} />}
        </div>
      )}
    </>
  );
}
