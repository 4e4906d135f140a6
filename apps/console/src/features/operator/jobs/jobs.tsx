import { CheckCircleOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import { Alert, Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { useMay } from '../../../lib/session.ts';
import { useConfirm } from '../../../parts/confirm/confirm.tsx';
import { Section } from '../../../parts/frame/section.tsx';
import { QueryView } from '../../../parts/states/query-view.tsx';
import type { OperationState } from '../use-operation.ts';
import classes from './jobs.module.css';
import { type TroubledJob, useJobs, useRetry } from './use-jobs.ts';

/** How many jobs there are of each kind, and those that failed. */
export function Jobs({ state }: { readonly state: OperationState }) {
  const { jobs: counts, most_counted: most } = state;
  const isPartly = counts.waiting + counts.running + counts.retried + counts.failed >= most;
  const t = useTranslations('console.troubledJobs');
  const format = useFormatter();
  const [retried, setRetried] = useState<string | null>(null);
  return (
    <Section title={t('heading')} lead={t('lead')}>
      <dl className={classes.counts}>
        {(['waiting', 'running', 'retried', 'failed'] as const).map((kind) => (
          <div key={kind} data-troubled={kind === 'failed' && counts.failed > 0}>
            <dt>{t(kind === 'failed' ? 'given' : kind)}</dt>
            <dd>{format.number(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      {isPartly && <p className={classes.none}>{t('partly', { most })}</p>}
      <div role="status">
        {retried !== null && <Alert type="success" showIcon title={t('isRetriedNow', { id: retried })} />}
      </div>
      <QueryView
        query={useJobs()}
        loading={<Skeleton active title={false} paragraph={{ rows: 2 }} />}
        missing={<None />}
        failed={t('failed')}
      >
        {(jobs) => (jobs.length === 0 ? <None /> : <JobList jobs={jobs} onRetried={setRetried} />)}
      </QueryView>
    </Section>
  );
}

function None() {
  const t = useTranslations('console.troubledJobs');
  return (
    <p className={classes.none}>
      <CheckCircleOutlined aria-hidden /> {t('none')}
    </p>
  );
}

interface JobListProps {
  readonly jobs: readonly TroubledJob[];
  readonly onRetried: (id: string) => void;
}

function JobList({ jobs, onRetried }: JobListProps) {
  const t = useTranslations('console.troubledJobs');
  return (
    <ul className={classes.list} aria-label={t('list')}>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} onRetried={onRetried} />
      ))}
    </ul>
  );
}

function JobLine({ job, onRetried }: { readonly job: TroubledJob } & Pick<JobListProps, 'onRetried'>) {
  const t = useTranslations('console.troubledJobs');
  const language = useLanguage();
  const zone = useOwnZone();
  const mayAct = useMay()('operator.act');
  const confirm = useConfirm();
  const retry = useRetry();
  const { id, task, attempts, most_attempts: most, is_given_up: isGivenUp, is_running: isRunning } = job;
  const moment = (seconds: number) => formatMoment(seconds, language, zone, 'column');
  const state = isGivenUp ? 'isGivenUp' : isRunning ? 'isRunning' : 'isRetried';
  const askToRetry = () =>
    confirm({
      title: t('retryTitle', { task }),
      effect: t('retryEffect'),
      label: t('retryLabel'),
      run: async () => {
        await retry.mutateAsync(job);
        onRetried(id);
      },
    });
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <span className={classes.task}>
          <code>{task}</code>
          <Tag className={`${classes['tag']} ${classes[state]}`}>{t(state)}</Tag>
        </span>
        <code className={classes.problem}>{job.problem}</code>
        <span className={classes.about}>
          {t('attempts', { attempts, most })} · {t('lastFailed', { time: moment(job.failed_at) })}
          {!isGivenUp && !isRunning && <> · {t('next', { time: moment(job.next_at) })}</>}
        </span>
      </div>
      {mayAct && !isRunning && (
        <Button aria-label={t('retryOf', { task, id })} onClick={askToRetry}>
          {t('retry')}
        </Button>
      )}
    </li>
  );
}
