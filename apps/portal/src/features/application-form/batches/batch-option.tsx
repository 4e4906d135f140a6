import type { Language } from '@portico/form-engine/language';
import { secondsLeft } from '@portico/form-engine/states/periods';
import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { BatchFrame } from '../../../parts/batch-times/batch-frame.tsx';
import { type BatchPhase, batchPhase } from '../../../parts/batch-times/batch-phase.ts';
import { Countdown } from '../../../parts/batch-times/countdown.tsx';
import type { FormBatch } from '../application-queries.ts';
import { BatchDetails } from './batch-details.tsx';
import styles from './batches.module.css';

export interface BatchOptionProps {
  readonly batch: FormBatch;
  /** Epoch seconds by the server's clock. */
  readonly now: number;
  readonly language: Language;
  readonly timeZone: string;
  readonly choiceWord: 'batch' | 'track';
  /** True if another batch is already chosen. */
  readonly isChange: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** A batch with its dates; it can be chosen while it is open. */
export function BatchOption(props: BatchOptionProps) {
  const { batch, now, language, timeZone, choiceWord, isChange, busy, onChoose } = props;
  const t = useTranslations('application.batches');
  const phase = batchPhase(batch, now);
  return (
    <BatchFrame batch={batch} phase={phase} language={language} timeZone={timeZone}>
      <BatchDetails batchId={batch.batchId} language={language} />
      <div className={styles.foot}>
        <TimeLeft phase={phase} batch={batch} now={now} />
        {phase === 'open' ? (
          <Button kind={isChange ? 'secondary' : 'primary'} wide busy={busy} onClick={onChoose}>
            {t(`${isChange ? 'change' : 'choose'}.${choiceWord}`)}
          </Button>
        ) : (
          <p className={styles.quiet}>{t(phase === 'toCome' ? 'toCome' : 'over')}</p>
        )}
      </div>
    </BatchFrame>
  );
}

interface TimeLeftProps {
  readonly phase: BatchPhase;
  readonly batch: FormBatch;
  readonly now: number;
}

function TimeLeft({ phase, batch, now }: TimeLeftProps) {
  const t = useTranslations('application.batches');
  if (phase === 'closed') return null;
  if (phase === 'open') return <Countdown label={t('timeLeft')} seconds={secondsLeft(batch.end_time, now)} />;
  return <Countdown label={t('opensIn')} seconds={batch.start_time - now} />;
}
