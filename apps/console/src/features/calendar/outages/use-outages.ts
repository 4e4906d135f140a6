import { approveOutage, outageProposals } from '@portico/contract/outages';
import type { ApproveOutage, OutageProposals } from '@portico/contract/outages.schemas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { calendarQuery } from '../use-calendar.ts';

export type Proposal = OutageProposals['output']['list'][number];

export function outagesQuery(project: string) {
  return queryOptions({
    queryKey: ['calendar', project, 'outages'],
    queryFn: ({ signal }) => call(outageProposals, { project }, { signal }),
  });
}

/** Approves a proposal; the calendar and what else is proposed are read again, also after a refusal. */
export function useApproval(project: string) {
  const queries = useQueryClient();
  return (approval: Omit<ApproveOutage['input'], 'project'>) =>
    call(approveOutage, { project, ...approval }).finally(() =>
      queries.invalidateQueries({ queryKey: calendarQuery(project).queryKey }),
    );
}
