import { formSchedule } from '@portico/contract/form-schedule';
import type { FormSchedule } from '@portico/contract/form-schedule.schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { useProject } from '../../../../lib/project.ts';

export type Schedule = NonNullable<FormSchedule['output']>;

const pollMs = 5_000;

export function scheduleQuery(project: string) {
  return queryOptions({
    queryKey: ['form-schedule', project],
    queryFn: ({ signal }) => call(formSchedule, { project }, { signal }),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? pollMs : false),
  });
}

/** What is to be published at a time. Says so when it has been, while the page is open. */
export function useSchedule(onPublished: (version: number) => Promise<void>) {
  const { id } = useProject();
  const query = useQuery(scheduleQuery(id));
  const state = query.data?.state;
  const version = query.data?.version ?? null;
  const [wasWaiting, setWasWaiting] = useState(false);
  if (state === 'waiting' && !wasWaiting) setWasWaiting(true);
  const tell = useEffectEvent(onPublished);
  const isNew = wasWaiting && version !== null;
  useEffect(() => {
    if (isNew) void tell(version);
  }, [isNew, version]);
  return query;
}
