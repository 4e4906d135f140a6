import type { PasskeyCreation } from '@portico/contract/passkey-answers.schemas';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@portico/contract/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { factorsQuery } from '../../lib/factors.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useWithProof } from '../../parts/proof/proof.tsx';

interface Named {
  readonly passkey: string;
  readonly name: string;
}

/** The changes of one's own passkeys; where the server wants a proof first, it is asked for. */
export function useChangingPasskeys() {
  const client = useQueryClient();
  const withProof = useWithProof();
  const onSettled = async () => {
    await client.invalidateQueries(factorsQuery);
    // With a factor, whoever owed one may do everything again.
    await client.invalidateQueries(sessionQuery);
  };
  return {
    begin: useMutation({ mutationFn: () => withProof(() => call(beginPasskey, {})) }),
    add: useMutation({
      mutationFn: async ({ offer, name }: { readonly offer: PasskeyCreation; readonly name: string }) =>
        call(addPasskey, { name, made: await makePasskey(offer) }),
      onSettled,
    }),
    rename: useMutation({ mutationFn: (input: Named) => call(renamePasskey, input), onSettled }),
    remove: useMutation({
      mutationFn: (passkey: string) => withProof(() => call(removePasskey, { passkey })),
      onSettled,
    }),
  };
}
