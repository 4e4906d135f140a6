import { staffOrganisations } from '@portico/contract/staff-projects';
import type { StaffOrganisations } from '@portico/contract/staff-projects.schemas';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Organisation = StaffOrganisations['output']['list'][number];

/** The organisations in reach, with their projects. */
export function useOrganisations() {
  return useQuery({
    queryKey: ['organisations'],
    queryFn: async ({ signal }) => (await call(staffOrganisations, {}, { signal })).list,
  });
}
