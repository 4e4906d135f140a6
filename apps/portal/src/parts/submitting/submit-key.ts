import { useSession } from '../../lib/state/session-store.ts';

/** The storage name of the key of an unanswered submission. */
export function submitKeyName(): string {
  const { slug, user } = useSession.getState();
  return `portico.submitting.${slug}.${user?.uid ?? ''}`;
}
