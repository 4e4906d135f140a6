import type { QueryClient } from '@tanstack/react-query';
import { unreadQuery } from '../queries.ts';
import { useSession } from '../state/session-store.ts';

// Usually there by the first poll; under load after half a minute.
const usualMs: readonly number[] = [1_500, 6_000, 25_000, 30_000];

/** The message about a submission is written a moment later; polls until it is there. */
export async function awaitMessage(queries: QueryClient, backoffMs = usualMs): Promise<void> {
  const { user, unread } = useSession.getState();
  for (const pause of backoffMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (user === null || useSession.getState().user?.uid !== user.uid) return;
    // A failed poll is repeated the next time.
    const looking = queries.fetchQuery({ ...unreadQuery, staleTime: 0, retry: false, networkMode: 'always' });
    if ((await looking.catch(() => unread)) > unread) return;
  }
}
