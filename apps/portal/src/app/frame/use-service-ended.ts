import { useSession } from '../../lib/state/session-store.ts';
import { useShownPlace } from '../routes/shown-place.ts';

/** Spec 4: past the service period every route says so, open ones too; help stays. */
export function useServiceEnded(): boolean {
  const inService = useSession((session) => session.inService);
  const isHelp = useShownPlace().route?.path.startsWith('/help') === true;
  return !inService && !isHelp;
}
