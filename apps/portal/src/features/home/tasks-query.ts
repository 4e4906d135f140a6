import { applyMenu } from '@portico/contract/applications';
import type { ApplyMenu } from '@portico/contract/applications.schemas';
import { moduleStates } from '@portico/form-engine/states/module-states';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { learnServerTime } from '../../lib/clock.ts';
import { isUnfinished, ownModules } from '../../lib/form-parts.ts';
import { moduleHref, submitHref } from '../../lib/navigation/form-addresses.ts';
import { applicationKey } from '../../lib/queries.ts';

export type Tasks = ApplyMenu['output'];

/** The modules of the application and their states; fetched again whenever home is opened. */
export const tasksQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'tasks'],
    queryFn: async ({ signal }) => {
      const tasks = await call(applyMenu, {}, { signal });
      learnServerTime(tasks.server_time);
      return tasks;
    },
    staleTime: 0,
  });

/** The link to the next thing to do: the first unfinished module, or the last step. */
export function nextTaskHref(tasks: Pick<Tasks, 'menu_list'>): string {
  const next = ownModules(tasks).find(isUnfinished);
  return next === undefined ? submitHref : partHref(next);
}

/** A module that was started opens at its first problem. */
export function partHref({ menuid, state }: Tasks['menu_list'][number]): string {
  return moduleHref(menuid, state === moduleStates.partial ? 'problems' : null);
}
