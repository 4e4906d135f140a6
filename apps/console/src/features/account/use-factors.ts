import { beginTotp, confirmTotp, makeRecoveryCodes, removeTotp } from '@portico/contract/factors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { factorsQuery } from '../../lib/factors.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useWithProof } from '../../parts/proof/proof.tsx';

/** The changes of one's own factors; where the server wants a proof first, it is asked for. */
export function useChangingFactors() {
  const client = useQueryClient();
  const withProof = useWithProof();
  const onSettled = async () => {
    await client.invalidateQueries(factorsQuery);
    // With a factor, whoever owed one may do everything again.
    await client.invalidateQueries(sessionQuery);
  };
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
