import { useSession } from '../lib/state/session-store.ts';
import { useCurrentRoute } from './use-current-route.ts';

/** Spec 4: past the service period every route says so, open ones too; help stays. */
export function useServiceEnded(): boolean {
  const inService = useSession((session) => session.inService);
  const isHelp = useCurrentRoute()?.name.startsWith('help') === true;
  return !inService && !isHelp;
}
