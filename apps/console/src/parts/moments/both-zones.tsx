import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { formatMoment, isSameClock } from '@portico/browser/moment';
import classes from './both-zones.module.css';

interface BothZonesProps {
  /** Epoch seconds. */
  readonly at: number;
  /** The institution's time zone. */
  readonly zone: string;
  /** Puts the institution's time into a sentence, where no heading says what it is. */
  readonly format?: (time: string) => string;
}

/** A time in the institution's time zone and, where that differs, in the reader's. */
export function BothZones({ at, zone, format = (time) => time }: BothZonesProps) {
  const t = useTranslations('console.application');
  const language = useLanguage();
  const own = useOwnZone();
  return (
    <>
      <span>{format(formatMoment(at, language, zone, 'column'))}</span>
      {!isSameClock(at, zone, own) && (
        <span className={classes.own}>{t('yourTime', { time: formatMoment(at, language, own, 'column') })}</span>
      )}
    </>
  );
}
