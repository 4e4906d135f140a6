import { mark } from '@portico/contract/previews';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { applicationKey } from './queries.ts';
import { tenantKeys } from './session/tenant-keys.ts';
import { useSession } from './state/session-store.ts';

/** The time of the newest entry that staff wrote for this person; null if there is none, or if `isAsked` is false. */
export function useNewest(isAsked = true): number | null {
  // Staff who edit somebody's form do not mark entries as read for that person.
  const isStaff = useSession((session) => session.adminEditing);
  const { data } = useQuery({
    queryKey: [...applicationKey(), 'mark'],
    queryFn: async ({ signal }) => (await call(mark, {}, { signal })).highlight_list[0]?.at ?? null,
    staleTime: 60_000,
    enabled: isAsked && !isStaff,
  });
  return data ?? null;
}

/** Whether it has not been opened on this device yet. */
export function isUnseen(newest: number): boolean {
  const keys = tenantKeys(useSession.getState().slug);
  return keys.get('highlight_list') !== String(newest);
}

/**
 * Stores only a time, without the person: it outlives the session, so that an entry that was read is not new after
 * signing in again.
 */
export function rememberSeen(newest: number): void {
  tenantKeys(useSession.getState().slug).set('highlight_list', String(newest));
}
