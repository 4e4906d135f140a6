import { staffSignIn } from '@portico/contract/staff';
import type { SecondFactor } from '@portico/contract/second-factors';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useEntering } from './use-entering.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** What the second step needs to know of the first. */
export interface Pending {
  readonly token: string;
  readonly ways: readonly SecondFactor[];
}

/** Signs in and continues to the page that was requested, or to the second step. */
export function useSignIn(onPending: (pending: Pending) => void) {
  const enter = useEntering();
  return useMutation({
    mutationFn: (credentials: Credentials) => call(staffSignIn, credentials),
    onSuccess: async ({ staff, pending }) => {
      if (staff !== null) await enter(staff);
      else if (pending !== null) onPending(pending);
    },
  });
}
