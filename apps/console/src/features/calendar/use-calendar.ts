import { orderBatches, removeBatch, saveBatch } from '@portico/contract/calendar';
import type { BatchValues, ProjectCalendar } from '@portico/contract/calendar.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { calendarQuery } from '../../lib/calendar-query.ts';

export type Calendar = ProjectCalendar['output'];
export type CalendarBatch = Calendar['batches'][number];

/** What can be done with the batches of a project; the list is read again after each. */
export function useCalendarChanges(project: string) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: calendarQuery(project).queryKey });
  return {
    reload,
    fetch: () => queries.fetchQuery({ ...calendarQuery(project), staleTime: 0 }),
    save: (batch: string, values: BatchValues, revision: number, accepted: number) =>
      call(saveBatch, { project, batch, values, revision, ...(accepted === 0 ? {} : { accepted }) }),
    order: (revision: number, order: readonly string[]) =>
      call(orderBatches, { project, revision, order: [...order] }).finally(reload),
    remove: (batch: string, revision: number) => call(removeBatch, { project, batch, revision }).finally(reload),
  };
}
