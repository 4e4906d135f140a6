import { isSignedOut } from '@portico/browser/call-failure';
import { proveAgain } from '@portico/contract/factors';
import { passkeyForProof, passkeyForSignIn, passkeySignIn } from '@portico/contract/passkeys';
import { staffSession, staffSignIn } from '@portico/contract/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Pending } from '../../../features/sign-in/use-sign-in.ts';
import { call } from '../../../lib/api.ts';
import { unlockConsole } from '../../../lib/idle.ts';
import { signByPasskey } from '../../../lib/passkeys.ts';
import { sessionQuery, useStaffMember } from '../../../lib/session.ts';

/** Opens the lock by password or passkey, for the person whose screen it is; after twelve hours, with their second factor. */
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
  const [pending, setPending] = useState<Pending | null>(null);
  const byPassword = useMutation({
    mutationFn: async (password: string) => {
      try {
        await call(proveAgain, { password });
      } catch (failure) {
        // The session has expired under the lock. Signing in anew keeps what was typed.
        if (!isSignedOut(failure)) throw failure;
        const signedIn = await call(staffSignIn, { account, password });
        if (signedIn.pending !== null) return setPending(signedIn.pending);
      }
      return settle();
    },
  });
  const byPasskey = useMutation({
    mutationFn: async () => {
      try {
        await call(proveAgain, { passkey: await signByPasskey(await call(passkeyForProof, {})) });
      } catch (failure) {
        if (!isSignedOut(failure)) throw failure;
        const { ticket, request } = await call(passkeyForSignIn, {});
        await call(passkeySignIn, { ticket, passkey: await signByPasskey(request) });
      }
      await settle();
    },
  });
  const goBack = () => {
    setPending(null);
    byPassword.reset();
  };
  return { settle, byPassword, byPasskey, pending, goBack };
}
