import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isFactorDemanded, isLockedOut, isSignedOut, isTransient } from '@portico/browser/call-failure';
import { queryDefaults } from '@portico/browser/query-defaults';
import { isIdleLocked, lockConsole } from '../../lib/idle.ts';
import { sessionQuery } from '../../lib/session.ts';

const defaults = queryDefaults(isTransient);

/** The query client of the console. `onSignedOut` is called when any call finds that the session has ended. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: listen }),
    mutationCache: new MutationCache({ onError: listen }),
    defaultOptions: { ...defaults, queries: { ...defaults.queries, staleTime: 5_000 } },
  });
  // Without a session in the cache nobody was signed in, and the guard itself redirects to the sign-in page.
  function listen(failure: unknown): void {
    if (client.getQueryData(sessionQuery.queryKey) === undefined) return;
    if (isLockedOut(failure)) lockConsole();
    // Under the lock a session that has ended does not take away what was typed: unlocking opens another.
    else if (isSignedOut(failure) && !isIdleLocked()) onSignedOut();
    // Read anew, the session says that only the account is left.
    else if (isFactorDemanded(failure)) void client.invalidateQueries(sessionQuery);
  }
  return client;
}
