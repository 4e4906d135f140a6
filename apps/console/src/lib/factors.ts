import { staffFactors } from '@portico/contract/factors';
import type { StaffFactors } from '@portico/contract/factors.schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export type Factors = StaffFactors['output'];

export const factorsQuery = queryOptions({
  queryKey: ['account', 'factors'],
  queryFn: ({ signal }) => call(staffFactors, {}, { signal }),
});

/** The second factors of whoever is signed in. */
export function useFactors() {
  return useQuery(factorsQuery);
}
