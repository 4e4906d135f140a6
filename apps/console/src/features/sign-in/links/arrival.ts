import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';

const kinds = ['invited', 'added', 'password'] as const;

/** With what somebody comes to the sign-in who has followed a link of a mail. */
export interface Arrival {
  readonly ready: (typeof kinds)[number];
  readonly account: string;
}

export function readArrival(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null || !('ready' in state) || !('account' in state)) return null;
  const ready = kinds.find((kind) => kind === state.ready);
  return ready === undefined || typeof state.account !== 'string' ? null : { ready, account: state.account };
}

/** Leads to the sign-in; the link is not kept in the history. */
export function useArriving(): (arrival: Arrival) => void {
  const navigate = useNavigate();
  return (arrival) => void navigate(paths.signIn, { replace: true, state: arrival });
}
