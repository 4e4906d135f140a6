import { projectCalendar } from '@portico/contract/calendar';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The batches of a project. */
export function calendarQuery(project: string) {
  return queryOptions({
    queryKey: ['calendar', project],
    queryFn: ({ signal }) => call(projectCalendar, { project }, { signal }),
  });
}
