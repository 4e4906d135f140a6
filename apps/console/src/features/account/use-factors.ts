import { beginTotp, confirmTotp, makeRecoveryCodes, removeTotp, staffFactors } from '@portico/contract/factors';
import type { StaffFactors } from '@portico/contract/factors.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useWithProof } from '../../parts/proof/proof.tsx';

export type Factors = StaffFactors['output'];

const factorsQuery = queryOptions({
  queryKey: ['account', 'factors'],
  queryFn: ({ signal }) => call(staffFactors, {}, { signal }),
});

export function useFactors() {
  return useQuery(factorsQuery);
}

/** The changes of one's own factors; where the server wants a proof first, it is asked for. */
export function useChangingFactors() {
  const client = useQueryClient();
  const withProof = useWithProof();
  const onSettled = () => client.invalidateQueries(factorsQuery);
  return {
    begin: useMutation({ mutationFn: () => withProof(() => call(beginTotp, {})) }),
    confirm: useMutation({
      mutationFn: (input: { readonly ticket: string; readonly code: string }) => call(confirmTotp, input),
      onSettled,
    }),
    remove: useMutation({ mutationFn: () => withProof(() => call(removeTotp, {})), onSettled }),
    makeCodes: useMutation({ mutationFn: () => withProof(() => call(makeRecoveryCodes, {})), onSettled }),
  };
}
