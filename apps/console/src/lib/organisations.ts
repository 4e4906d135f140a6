import { staffOrganisations } from '@portico/contract/staff-projects';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** The organisations in reach, with their projects. */
export const organisationsQuery = queryOptions({
  queryKey: ['organisations'],
  queryFn: ({ signal }) => call(staffOrganisations, {}, { signal }),
});
