import { useSession } from '../../lib/state/session-store.ts';
import { useShownRoute } from '../routes/shown-route.ts';

/** Spec 4: after the service period every route shows a notice, public routes too; help stays available. */
export function useServiceEnded(): boolean {
  const inService = useSession((session) => session.inService);
  const isHelp = useShownRoute().route?.path.startsWith('/help') === true;
  return !inService && !isHelp;
}
