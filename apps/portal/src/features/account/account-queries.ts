import { listSessions, listSwitchProjects } from '@portico/contract/accounts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, {}, { signal })).list,
});

export const switchProjectsQuery = queryOptions({
  queryKey: ['switch-projects'],
  queryFn: async ({ signal }) => (await call(listSwitchProjects, {}, { signal })).list,
  staleTime: 300_000,
});
