import type { Language } from '@portico/form-engine/language';
import { Skeleton } from '@portico/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Batch } from '../../lib/state/session-store.ts';
import styles from './batch-frame.module.css';
import type { BatchPhase } from './batch-phase.ts';
import { Moment } from './moment.tsx';

interface BatchFrameProps {
  readonly batch: Pick<Batch, 'batch_title' | 'start_time' | 'end_time' | 'extended'>;
  readonly phase: BatchPhase;
  readonly language: Language;
  readonly timeZone: string;
  readonly mark?: ReactNode;
  /** What follows the dates: the time left, the actions. */
  readonly children: ReactNode;
}

/** The card of a batch: its name, its phase and its dates. */
export function BatchFrame({ batch, phase, language, timeZone, mark, children }: BatchFrameProps) {
  const t = useTranslations('portal.times');
  return (
    <article className={styles.batch} data-phase={phase}>
      <div className={styles.head}>
        <h3>{batch.batch_title[language]}</h3>
        <span className={styles.phase}>{t(`batchState.${phase}`)}</span>
      </div>
      {mark}
      <dl className={styles.times}>
        <Moment label={t('opens')} at={batch.start_time} language={language} timeZone={timeZone} />
        <Moment
          label={t('closes')}
          at={batch.end_time}
          language={language}
          timeZone={timeZone}
          isExtended={batch.extended}
        />
      </dl>
      {children}
    </article>
  );
}

/** The card's placeholder while it loads. */
export function BatchPlace({ label }: { readonly label: string }) {
  return (
    <div className={styles.batch}>
      <Skeleton lines={7} label={label} />
    </div>
  );
}
