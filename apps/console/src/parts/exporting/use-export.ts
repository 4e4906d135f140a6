import { errors } from '@portico/contract/errors';
import { CallFailed } from '@portico/contract/call-failed';
import { staffExport, staffExportState } from '@portico/contract/staff-applications';
import type { StaffExport } from '@portico/contract/staff-applications.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { isUnreachable } from '@portico/browser/call-failure';
import type { Export } from './exports.tsx';
import { downloadFrom } from '@portico/browser/download';

const pollMs = 1_000;

type Problem = 'failed' | 'tooLong' | 'gone' | { readonly error: unknown };

/** Requests an application as a document, polls while it is made, and saves it when it is ready. */
export function useExport({ application, attempt }: Pick<Export, 'application' | 'attempt'>) {
  const creation = useQuery({
    // Every request is logged, so it is sent once and never retried automatically.
    queryKey: ['export', application, attempt],
    queryFn: () => call(staffExport, { application }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  });
  const uid = creation.data?.uid ?? '';
  const progress = useQuery({
    queryKey: ['exportState', uid],
    queryFn: () => call(staffExportState, { document: uid }),
    enabled: creation.data?.state === 'working',
    refetchInterval: ({ state }) => (isOver(state.data?.state, state.error) ? false : pollMs),
    gcTime: 0,
  });
  const document = progress.data ?? creation.data;
  const problem = problemOf(creation.error ?? refusal(progress.error) ?? lost(progress), document);
  const isReady = document?.state === 'ready';
  useEffect(() => {
    if (isReady) downloadFrom(addressOf(document), document.name);
    // Once for each request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady]);
  return { document, problem, address: isReady ? addressOf(document) : null };
}

function addressOf({ url }: StaffExport['output']): string {
  return `${url}?download=1`;
}

function isOver(state: StaffExport['output']['state'] | undefined, error: unknown): boolean {
  return refusal(error) !== null || (state ?? 'working') !== 'working';
}

/** The error if the server answered with one; a lost connection does not count. */
function refusal(error: unknown): unknown {
  return error === null || isUnreachable(error) ? null : error;
}

/** The error if no progress is known and the server cannot be reached. */
function lost({ data, error }: { readonly data: unknown; readonly error: unknown }): unknown {
  return data === undefined ? error : null;
}

function problemOf(error: unknown, document: StaffExport['output'] | undefined): Problem | null {
  if (error !== null) {
    const status = error instanceof CallFailed ? error.status : null;
    if (status === errors.documentTooLong.status) return 'tooLong';
    return status === errors.notFound.status ? 'gone' : { error };
  }
  return document?.state === 'failed' ? 'failed' : null;
}
