import { changeSingleSignOn, proveSignInDomain, singleSignOn } from '@portico/contract/single-sign-on';
import type { ChangeSingleSignOn, SingleSignOn } from '@portico/contract/single-sign-on.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useWithProof } from '../../../parts/proof/proof.tsx';

export type OrganisationSso = SingleSignOn['output']['organisations'][number];

const query = queryOptions({
  queryKey: ['single-sign-on'],
  queryFn: ({ signal }) => call(singleSignOn, {}, { signal }),
});

export function useSingleSignOn() {
  return useQuery(query);
}

export function useChangingSingleSignOn() {
  const client = useQueryClient();
  const withProof = useWithProof();
  return useMutation({
    mutationFn: (input: ChangeSingleSignOn['input']) => withProof(() => call(changeSingleSignOn, input)),
    onSettled: () => client.invalidateQueries(query),
  });
}

/** Looks for the record of one of its mail domains. */
export function useProvingSignInDomain(organisation: string) {
  const client = useQueryClient();
  return (domain: string) =>
    call(proveSignInDomain, { organisation, domain }).finally(() => client.invalidateQueries(query));
}
