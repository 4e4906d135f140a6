import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FormMenu, filedQuery } from '../../application-queries.ts';
import { ownModules } from '../../../../lib/form-parts.ts';

// Spec 9: prefetching waits at most this long for an idle moment.
const idleMs = 2000;

/** Prefetches the next module at once and the others when idle, so that the person can continue offline. */
export function usePrefetch(menu: FormMenu, menuid: string, isOpen: boolean): void {
  const queries = useQueryClient();
  const ids = ownModules(menu)
    .map((module) => module.menuid)
    .join(' ');
  useEffect(() => {
    if (!isOpen || isSparing()) return undefined;
    const all = ids.split(' ');
    const at = all.indexOf(menuid);
    const ahead = [...all.slice(at + 1), ...all.slice(0, at)];
    return whenIdle(() => void fetchEach(queries, ahead));
  }, [queries, ids, menuid, isOpen]);
}

async function fetchEach(queries: QueryClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    if (!navigator.onLine) return;
    await queries.prefetchQuery(filedQuery(id));
  }
}

/** Spec 9: not on 2g, and not in data saver mode. */
function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true || String(Reflect.get(connection, 'effectiveType')).endsWith('2g')
  );
}

function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, idleMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: idleMs });
  return () => cancelIdleCallback(handle);
}
