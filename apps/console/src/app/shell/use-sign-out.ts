import { isSignedOut } from '@portico/browser/call-failure';
import { staffSignOut } from '@portico/contract/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';

/** Ends the session and clears everything that was cached with it. */
export function useSignOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    // A session that has ended by itself, such as under the lock, is as good as signed out.
    mutationFn: () =>
      call(staffSignOut, {}).catch((failure: unknown) => {
        if (!isSignedOut(failure)) throw failure;
        return null;
      }),
    onSuccess: async () => {
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'words' });
      await navigate(paths.signIn, { replace: true });
    },
  });
}
