import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applicationKey, homeQuery } from '../../lib/queries.ts';
import { useSession } from '../../lib/state/session-store.ts';

/** When another tab submits, withdraws or restarts the application, this tab fetches it again. */
export function ApplicationWatch() {
  const queries = useQueryClient();
  const isSignedIn = useSession(({ user }) => user !== null);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const renew = () => {
      void queries.invalidateQueries({ queryKey: homeQuery.queryKey });
      void queries.invalidateQueries({ queryKey: applicationKey() });
      void import('../../lib/session/await-message.ts')
        .then(({ awaitMessage }) => awaitMessage(queries))
        .catch(() => undefined);
    };
    // Loaded lazily, since the sign-in pages do not need it.
    const listening = import('../../lib/session/application-news.ts').then(({ onApplicationNews }) =>
      onApplicationNews(renew),
    );
    return () => void listening.then((stop) => stop()).catch(() => undefined);
  }, [queries, isSignedIn]);
  return null;
}
