import { staffSession } from '@portico/contract/staff';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { StaffMember } from './abilities.ts';
import { call } from './api.ts';

/** Asked once by the guard; every other call tells when the session has ended. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(staffSession, {}, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Who is signed in; for pages behind the guard. */
export function useStaffMember(): StaffMember {
  return useSuspenseQuery(sessionQuery).data;
}
