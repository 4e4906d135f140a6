import { useSession } from '../../lib/state/session-store.ts';

/** Where the key of a submission that is not answered yet is kept. */
export function submitKeyName(): string {
  const { slug, user } = useSession.getState();
  return `portico.submitting.${slug}.${user?.uid ?? ''}`;
}
