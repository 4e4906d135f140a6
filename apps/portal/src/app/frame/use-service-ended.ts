import { useSession } from '../../lib/state/session-store.ts';
import { useShownRoute } from '../routes/shown-route.ts';

/** Spec 4: past the service period every route says so, open ones too; help stays. */
export function useServiceEnded(): boolean {
  const inService = useSession((session) => session.inService);
  const isHelp = useShownRoute().route?.path.startsWith('/help') === true;
  return !inService && !isHelp;
}
