import { cancelFormSchedule } from '@portico/contract/form-schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../../lib/api.ts';
import { useProject } from '../../../../lib/project.ts';
import { useFailureText } from '../../../../lib/use-failure-text.ts';
import { BothZones } from '../../../../parts/moments/both-zones.tsx';
import classes from '../publishing.module.css';
import { type Schedule, scheduleQuery } from './use-schedule.ts';

/** What is to be published, and the way to cancel it; or why it was not. */
export function ScheduleLine({ schedule }: { readonly schedule: Schedule }) {
  const t = useTranslations('console.formSchedule');
  const failureText = useFailureText();
  const { id: project, timeZone, may } = useProject();
  const client = useQueryClient();
  // Only who cancelled it sees the way back.
  const [cancelled, setCancelled] = useState<number | null>(null);
  const { number, state, failure, by } = schedule;
  const setting = useMutation({
    mutationFn: (isCancelled: boolean) =>
      call(cancelFormSchedule, { project, schedule: number, cancelled: isCancelled }),
    onSuccess: (_answer, isCancelled) => setCancelled(isCancelled ? number : null),
    onSettled: () => client.invalidateQueries(scheduleQuery(project)),
  });
  const button = (label: string, isCancelled: boolean) =>
    may('forms.publish') && (
      <Button size="small" loading={setting.isPending} onClick={() => setting.mutate(isCancelled)}>
        {label}
      </Button>
    );
  const words = (hint: string) => (
    <div className={classes.scheduled}>
      <BothZones
        at={Date.parse(schedule.at) / 1000}
        zone={timeZone}
        format={(moment) => t(state === 'failed' ? 'failed' : 'waiting', { time: moment })}
      />
      <p>{hint}</p>
    </div>
  );
  const line = { className: classes.news ?? '', showIcon: true, role: 'status' } as const;
  if (setting.isError) return <Alert {...line} type="error" role="alert" title={failureText(setting.error)} />;
  if (state === 'waiting')
    return (
      <Alert {...line} type="info" title={words(t('waitingHint', { name: by }))} action={button(t('cancel'), true)} />
    );
  if (state === 'cancelled' && cancelled === number)
    return <Alert {...line} type="info" title={t('cancelled')} action={button(t('undo'), false)} />;
  if (failure === null) return null;
  return <Alert {...line} type="warning" title={words(`${t(`failures.${failure}`)} ${t('failedBy', { name: by })}`)} />;
}
