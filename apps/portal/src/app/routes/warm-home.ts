import type { QueryClient } from '@tanstack/react-query';
import { batchesQuery, homeQuery, unreadQuery } from '../../lib/queries.ts';

const patienceMs = 800;

/** Asks what home shows, and waits a moment for it, so that home appears whole and nothing on it moves. */
export async function warmHome(queries: QueryClient): Promise<void> {
  const answers = Promise.all([
    queries.prefetchQuery({ ...homeQuery, staleTime: Infinity }),
    queries.prefetchQuery({ ...unreadQuery, staleTime: Infinity }),
    queries.prefetchQuery({ ...batchesQuery, staleTime: Infinity }),
  ]);
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
