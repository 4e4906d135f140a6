import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, isSignedOut } from '../lib/call-failure.ts';
import { sessionQuery } from '../lib/session.ts';

const retries = 2;

/** Server state of the console; whichever call learns that the session has ended, `onSignedOut` hears of it. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: listen }),
    mutationCache: new MutationCache({ onError: listen }),
    defaultOptions: {
      // The server may be on this very machine: being offline is found out by asking, not guessed.
      queries: {
        retry: (count, failure) => count < retries && isPassing(failure),
        staleTime: 5_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  // Without a session in the cache nobody was signed in: the guard itself leads to the sign-in page.
  function listen(failure: unknown): void {
    if (isSignedOut(failure) && client.getQueryData(sessionQuery.queryKey) !== undefined) onSignedOut();
  }
  return client;
}
