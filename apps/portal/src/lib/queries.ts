import { countNewMessage } from '@portico/contract/accounts';
import { authMode, projectBatches, projectInfo, publicProjects, settingInfo } from '@portico/contract/tenants';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import { learnServerTime } from './clock.ts';
import { askHome } from './session/session.ts';
import { useSession } from './state/session-store.ts';

export const authModeQuery = (slug: string) =>
  queryOptions({
    queryKey: ['auth-mode', slug],
    queryFn: ({ signal }) => call(authMode, { domain: slug }, { signal }),
    staleTime: Infinity,
  });

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: ['project', slug],
    queryFn: ({ signal }) => call(projectInfo, { domain: slug }, { signal }),
    staleTime: Infinity,
  });

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(settingInfo, {}, { signal }),
  staleTime: Infinity,
});

export const batchesQuery = queryOptions({
  queryKey: ['batches'],
  queryFn: async ({ signal }) => {
    const answer = await call(projectBatches, {}, { signal });
    learnServerTime(answer.server_time);
    return answer.list;
  },
  staleTime: 60_000,
});

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => askHome({ signal }),
  staleTime: 60_000,
});

export const unreadQuery = queryOptions({
  queryKey: ['unread'],
  queryFn: async ({ signal }) => {
    const unread = await call(countNewMessage, {}, { signal });
    signal.throwIfAborted();
    useSession.setState({ unread });
    return unread;
  },
  staleTime: 60_000,
});

/** The root key of all cached queries about the application. */
export const applicationRoot = ['application'] as const;

/** The same key for the signed-in person, so that another person finds nothing of it. */
export function applicationKey() {
  return [...applicationRoot, useSession.getState().user?.uid ?? ''] as const;
}

export const publicProjectsQuery = queryOptions({
  queryKey: ['public-projects'],
  queryFn: ({ signal }) => call(publicProjects, {}, { signal }),
  staleTime: 60_000,
});
