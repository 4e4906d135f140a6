import type { Language } from '@portico/form-engine/language';
import { CheckIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import type { Batch } from '../../lib/state/session-store.ts';
import { batchPhase } from '../../parts/batch-times/batch-phase.ts';
import { Countdown } from '../../parts/batch-times/countdown.tsx';
import { Moment } from '../../parts/batch-times/moment.tsx';
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
      {phase === 'open' ? <Countdown label={t('timeLeft')} seconds={batch.end_time - now} /> : null}
    </article>
  );
}
