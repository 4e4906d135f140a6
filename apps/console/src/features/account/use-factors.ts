import { beginTotp, confirmTotp, makeRecoveryCodes, removeTotp } from '@portico/contract/factors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { factorsQuery } from '../../lib/factors.ts';
import { useWithProof } from '../../parts/proof/proof.tsx';

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
