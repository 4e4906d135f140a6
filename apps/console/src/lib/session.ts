import { staffSession } from '@portico/contract/staff';
import type { StaffAbility } from '@portico/contract/staff-abilities';
import type { StaffSession } from '@portico/contract/staff.schemas';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export type StaffMember = StaffSession['output'];

/** Fetched once by the guard; every other call notices when the session has ended. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(staffSession, {}, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The signed-in staff member; only for pages behind the guard. */
export function useStaffMember(): StaffMember {
  return useSuspenseQuery(sessionQuery).data;
}

/** Whether the signed-in staff member has an ability. The server decides; screens only hide what it would refuse. */
export function useMay(): (ability: StaffAbility) => boolean {
  const { abilities } = useStaffMember();
  return (ability) => abilities.includes(ability);
}
