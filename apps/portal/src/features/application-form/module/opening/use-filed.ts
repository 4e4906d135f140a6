import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type Filed, filedQuery, menuQuery } from '../../application-queries.ts';
import { type Cursor, cursorNow } from '../../../../parts/sheet/versions/cursor.ts';
import { whenIdle } from '../../../../parts/sheet/versions/when-idle.ts';

interface Opening {
  readonly filed: Filed;
  /** The module on screen before a newer version of the form arrived. */
  readonly before: Filed | null;
  readonly cursor: Cursor | null;
}

const timeoutMs = 4000;

/** The module to show. Without a network the cached one is used. */
export function useFiled(menuid: string, version: string) {
  const queries = useQueryClient();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isMounted = true;
    fetchFiled(queries, menuid, version).then(
      (filed) => {
        if (isMounted) setOpening((now) => now ?? { filed, before: null, cursor: null });
      },
      (error: unknown) => {
        if (!isMounted) return;
        setFailure(error);
        // The batch may no longer ask for this module.
        void queries.invalidateQueries({ queryKey: menuQuery().queryKey });
      },
    );
    return () => {
      isMounted = false;
    };
    // The version only tells whether the cache is out of date; a newer one is fetched by `renew` once saving has
    // noticed it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [queries, menuid, attempt]);

  /** Fetches the newest version of the form, and shows it as soon as that interrupts nobody. */
  const renew = useCallback(async () => {
    const filed = await queries.fetchQuery({ ...filedQuery(menuid), staleTime: 0 });
    // The new version may have other modules.
    void queries.invalidateQueries({ queryKey: menuQuery().queryKey });
    return whenIdle(() => setOpening((now) => ({ filed, before: now?.filed ?? null, cursor: cursorNow() })));
  }, [queries, menuid]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);
  return { opening, failure, retry, renew };
}

async function fetchFiled(queries: QueryClient, menuid: string, version: string): Promise<Filed> {
  const query = filedQuery(menuid);
  const cached = queries.getQueryData(query.queryKey);
  if (cached !== undefined && cached.form_version !== version)
    await queries.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
  const fetching = queries.fetchQuery(query);
  if (cached === undefined) return fetching;
  const enough = new Promise<Filed>((resolve) => setTimeout(() => resolve(cached), timeoutMs));
  return Promise.race([fetching.catch(() => cached), enough]);
}
