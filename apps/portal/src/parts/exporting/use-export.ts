import { exportApplication, exportState } from '@portico/contract/documents';
import type { OutputOf } from '@portico/contract/route';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, prefix } from '../../lib/api.ts';
import { downloadFrom } from '@portico/browser/download';

/** A requested document, with the address from which it can be saved once it is ready. */
export type Exported = OutputOf<typeof exportState> & { readonly address: string };

type Problem = { readonly kind: 'failed' } | { readonly kind: 'call'; readonly error: unknown };

const pollMs = 1_000;

/** Requests the application as a document, polls while it is made, and saves it when it is ready. */
export function useExport() {
  const asking = useMutation({ networkMode: 'always', mutationFn: () => call(exportApplication, {}) });
  const uid = asking.data?.uid ?? '';
  const watching = useQuery({
    queryKey: ['exportState', uid, asking.submittedAt],
    queryFn: () => call(exportState, { uid }),
    enabled: asking.data?.state === 'working',
    refetchInterval: ({ state }) => ((state.data?.state ?? 'working') === 'working' ? pollMs : false),
    gcTime: 0,
  });
  const latest = watching.data ?? asking.data;
  const document = latest && { ...latest, address: `${prefix}${latest.url}?download=1` };
  const isReady = document?.state === 'ready' && !asking.isPending;

  useEffect(() => {
    if (isReady) downloadFrom(document.address, document.name);
    // Once for each request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, asking.submittedAt]);

  const problem = problemOf(asking.error ?? (watching.data === undefined ? watching.error : null), document);
  return {
    ask: () => asking.mutate(),
    isWorking: asking.isPending || (document?.state === 'working' && problem === null),
    document,
    problem: asking.isPending ? null : problem,
  };
}

function problemOf(error: unknown, document: Exported | undefined): Problem | null {
  if (error !== null) return { kind: 'call', error };
  return document?.state === 'failed' ? { kind: 'failed' } : null;
}
