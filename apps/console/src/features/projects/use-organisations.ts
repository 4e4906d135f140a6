import type { StaffOrganisations } from '@portico/contract/staff-projects.schemas';
import { useQuery } from '@tanstack/react-query';
import { organisationsQuery } from '../../lib/organisations.ts';

export type Organisation = StaffOrganisations['output']['list'][number];

export function useOrganisations() {
  return useQuery(organisationsQuery);
}
