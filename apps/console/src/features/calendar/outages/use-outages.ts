import { approveOutage, dismissOutage, outageProposals } from '@portico/contract/outages';
import type { ApproveOutage, DismissOutage, OutageProposals } from '@portico/contract/outages.schemas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { calendarQuery } from '../../../lib/calendar-query.ts';

export type Proposal = OutageProposals['output']['list'][number];

export function outagesQuery(project: string) {
  return queryOptions({
    queryKey: ['calendar', project, 'outages'],
    queryFn: ({ signal }) => call(outageProposals, { project }, { signal }),
  });
}

/** Decides about a proposal; the calendar and what else is proposed are read again, also after a refusal. */
export function useDecision(project: string) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: calendarQuery(project).queryKey });
  return {
    approve: (approval: Omit<ApproveOutage['input'], 'project'>) =>
      call(approveOutage, { project, ...approval }).finally(reload),
    dismiss: (dismissal: Omit<DismissOutage['input'], 'project'>) =>
      call(dismissOutage, { project, ...dismissal }).finally(reload),
  };
}
