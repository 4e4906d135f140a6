import { mark } from '@portico/contract/previews';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { applicationKey } from './queries.ts';
import { tenantKeys } from './session/tenant-keys.ts';
import { useSession } from './state/session-store.ts';

/** When the newest came that staff wrote for this person to read; null where there is nothing, or nobody asked. */
export function useNewest(isAsked = true): number | null {
  // Staff in somebody's form read nothing in the person's name.
  const isStaff = useSession((session) => session.adminEditing);
  const { data } = useQuery({
    queryKey: [...applicationKey(), 'mark'],
    queryFn: async ({ signal }) => (await call(mark, {}, { signal })).highlight_list[0]?.at ?? null,
    staleTime: 60_000,
    enabled: isAsked && !isStaff,
  });
  return data ?? null;
}

/** Whether it was not opened on this device. */
export function isUnseen(newest: number): boolean {
  const keys = tenantKeys(useSession.getState().slug);
  return keys.get('highlight_list') !== String(newest);
}

/** A time that names nobody: it outlives the session, so that what was read is not new after signing in again. */
export function rememberSeen(newest: number): void {
  tenantKeys(useSession.getState().slug).set('highlight_list', String(newest));
}
