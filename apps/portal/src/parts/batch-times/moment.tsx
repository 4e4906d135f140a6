import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { formatMoment, ownZone, isSameClock } from '@portico/browser/moment';
import styles from './batch-times.module.css';

interface MomentProps {
  readonly label: string;
  /** Seconds since 1970. */
  readonly at: number;
  readonly language: Language;
  /** The institution's zone. */
  readonly timeZone: string;
}

/** One line of a list of times: as the institution's clock shows it and, where that differs, as one's own does. */
export function Moment({ label, at, language, timeZone }: MomentProps) {
  const t = useTranslations('portal.times');
  const own = ownZone();
  return (
    <div className={styles.moment}>
      <dt>{label}</dt>
      <dd>
        {formatMoment(at, language, timeZone)}
        {isSameClock(at, timeZone, own) ? null : (
          <span className={styles.own}>{t('ownTime', { time: formatMoment(at, language, own, 'short') })}</span>
        )}
      </dd>
    </div>
  );
}
