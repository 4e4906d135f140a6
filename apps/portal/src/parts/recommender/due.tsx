import type { Language } from '@portico/form-engine/language';
import { secondsLeft } from '@portico/form-engine/states/periods';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../lib/clock.ts';
import { formatMoment, ownZone, isSameClock } from '@portico/browser/moment';
import styles from './recommender.module.css';

interface DueProps {
  /** Epoch seconds; null if it is not set yet. */
  readonly at: number | null;
  readonly timeZone: string;
  readonly language: Language;
  /** The time left shows only while something is to be done. */
  readonly counts?: boolean;
}

/** A deadline in the institution's time zone and, if that differs, in the person's own; with the time left. */
export function Due({ at, timeZone, language, counts = false }: DueProps) {
  const t = useTranslations('reference.request');
  const portal = useTranslations('portal.times');
  if (at === null) return <span>{t('noDeadline')}</span>;
  const own = ownZone();
  const left = secondsLeft(at, nowSeconds());
  const days = Math.floor(left / 86_400);
  return (
    <span className={styles.due}>
      <span>{formatMoment(at, language, timeZone)}</span>
      {isSameClock(at, timeZone, own) ? null : (
        <span className={styles.quiet}>{portal('ownTime', { time: formatMoment(at, language, own, 'short') })}</span>
      )}
      {counts && left > 0 ? (
        <span className={styles.left} data-near={days < 3 || undefined}>
          {t('left', { days })}
        </span>
      ) : null}
    </span>
  );
}
