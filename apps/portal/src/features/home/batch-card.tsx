import type { Language } from '@portico/form-engine/language';
import { CheckIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { formatMoment, ownZone, sameClock } from '../../lib/moment.ts';
import type { Batch } from '../../lib/state/session-store.ts';
import { batchPhase, timeLeft } from './batch-phase.ts';
import styles from './home.module.css';

export interface BatchCardProps {
  readonly batch: Batch;
  /** Seconds by the server's clock. */
  readonly now: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly chosen: boolean;
}

export function BatchCard({ batch, now, language, timeZone, chosen }: BatchCardProps) {
  const t = useTranslations('portal.home');
  const phase = batchPhase(batch, now);
  return (
    <article className={styles.batch} data-phase={phase}>
      <div className={styles.batchHead}>
        <h3>{batch.batch_title[language]}</h3>
        <span className={styles.phase}>{t(`batchState.${phase}`)}</span>
      </div>
      {chosen ? (
        <p className={styles.chosen}>
          <CheckIcon size={16} />
          {t('chosen')}
        </p>
      ) : null}
      <dl className={styles.times}>
        <Moment label={t('opens')} at={batch.start_time} language={language} timeZone={timeZone} />
        <Moment label={t('closes')} at={batch.end_time} language={language} timeZone={timeZone} />
      </dl>
      {phase === 'open' ? <Countdown seconds={batch.end_time - now} /> : null}
    </article>
  );
}

function Moment(props: { label: string; at: number; language: Language; timeZone: string }) {
  const t = useTranslations('portal.home');
  const own = ownZone();
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        {formatMoment(props.at, props.language, props.timeZone)}
        {sameClock(props.at, props.timeZone, own) ? null : (
          <span className={styles.own}>
            {t('ownTime', { time: formatMoment(props.at, props.language, own, 'short') })}
          </span>
        )}
      </dd>
    </div>
  );
}

function Countdown({ seconds }: { readonly seconds: number }) {
  const t = useTranslations('portal.home');
  const left = timeLeft(seconds);
  return (
    <p className={styles.countdown} role="timer">
      <span className={styles.countdownLabel}>{t('timeLeft')}</span>
      {left.days > 0 ? <span>{t('left.days', left)}</span> : null}
      <span>{t('left.hours', left)}</span>
      <span>{t('left.minutes', left)}</span>
      <span>{t('left.seconds', left)}</span>
    </p>
  );
}
