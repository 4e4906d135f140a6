import { listApplications, staffProjects } from '@portico/contract/staff-applications';
import type { ListApplications } from '@portico/contract/staff-applications.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { ApplicationsFilter } from './applications-filter.ts';

export type ApplicationEntry = ListApplications['output']['list'][number];

export const applicationsKey = ['applications', 'list'] as const;

/** One page of the applications that match the filter. The previous page stays on screen until the next has loaded. */
export function useApplications({ filter, after }: Pick<ListAddress<ApplicationsFilter>, 'filter' | 'after'>) {
  const { query, project, batch, state } = filter;
  return useQuery({
    queryKey: [...applicationsKey, { query, project, batch, state, after }],
    queryFn: ({ signal }) =>
      call(
        listApplications,
        {
          query: query || undefined,
          project: project || undefined,
          batch: batch || undefined,
          state: state === '' ? undefined : Number(state),
          after: after || undefined,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** The staff member's projects with their batches, for the selects. */
export function useStaffProjects() {
  return useQuery({
    queryKey: ['applications', 'projects'],
    queryFn: async ({ signal }) => (await call(staffProjects, {}, { signal })).list,
    staleTime: 300_000,
  });
}
