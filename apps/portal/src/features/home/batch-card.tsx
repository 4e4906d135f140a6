import type { Language } from '@portico/form-engine/language';
import { secondsLeft } from '@portico/form-engine/states/periods';
import { useTranslations } from 'use-intl';
import type { Batch } from '../../lib/state/session-store.ts';
import { BatchFrame } from '../../parts/batch-times/batch-frame.tsx';
import { batchPhase } from '../../parts/batch-times/batch-phase.ts';
import { ChosenMark } from '../../parts/batch-times/chosen-mark.tsx';
import { Countdown } from '../../parts/batch-times/countdown.tsx';

export interface BatchCardProps {
  readonly batch: Batch;
  /** Epoch seconds by the server's clock. */
  readonly now: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly chosen: boolean;
  readonly counts: boolean;
}

export function BatchCard({ batch, now, language, timeZone, chosen, counts }: BatchCardProps) {
  const t = useTranslations('portal.times');
  const phase = batchPhase(batch, now);
  return (
    <BatchFrame
      batch={batch}
      phase={phase}
      language={language}
      timeZone={timeZone}
      mark={chosen ? <ChosenMark text={t('chosen')} /> : null}
    >
      {phase === 'open' && counts ? (
        <Countdown label={t('timeLeft')} seconds={secondsLeft(batch.end_time, now)} />
      ) : null}
    </BatchFrame>
  );
}
