import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { formatMoment, ownZone, isSameClock } from '@portico/browser/moment';
import styles from './batch-times.module.css';

interface MomentProps {
  readonly label: string;
  /** Epoch seconds. */
  readonly at: number;
  readonly language: Language;
  /** The institution's time zone. */
  readonly timeZone: string;
  /** A deadline that is later for this person than for others. */
  readonly isExtended?: boolean | undefined;
}

/** One line of a list of times: in the institution's time zone and, if that differs, in the person's own. */
export function Moment({ label, at, language, timeZone, isExtended = false }: MomentProps) {
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
        {isExtended ? <span className={styles.extended}>{t('extended')}</span> : null}
      </dd>
    </div>
  );
}
