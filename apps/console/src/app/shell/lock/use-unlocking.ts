import { isSignedOut } from '@portico/browser/call-failure';
import { proveAgain } from '@portico/contract/factors';
import { passkeyForProof } from '@portico/contract/passkeys';
import { staffSession, staffSignIn } from '@portico/contract/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../lib/api.ts';
import { unlockConsole } from '../../../lib/idle.ts';
import { signByPasskey } from '../../../lib/passkeys.ts';
import { sessionQuery, useStaffMember } from '../../../lib/session.ts';

/** Opens the lock by password or passkey, for the person whose screen it is. */
export function useUnlocking() {
  const client = useQueryClient();
  const { account, staff_id: staffId } = useStaffMember();
  const settle = useCallback(async () => {
    const member = await call(staffSession, {});
    // Somebody else has signed in meanwhile: this screen is not theirs.
    if (member.staff_id !== staffId) return location.reload();
    client.setQueryData(sessionQuery.queryKey, member);
    unlockConsole();
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [client, staffId]);
  const byPassword = useMutation({
    mutationFn: async (password: string) => {
      try {
        await call(proveAgain, { password });
      } catch (failure) {
        // The session has expired under the lock. Signing in anew keeps what was typed.
        if (!isSignedOut(failure)) throw failure;
        const { staff } = await call(staffSignIn, { account, password });
        if (staff === null) throw failure;
      }
      await settle();
    },
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      await call(proveAgain, { passkey: await signByPasskey(await call(passkeyForProof, {})) });
      await settle();
    },
  });
  return { settle, byPassword, byPasskey };
}
