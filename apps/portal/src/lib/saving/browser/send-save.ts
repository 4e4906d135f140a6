import { saveBasic } from '@portico/contract/applications';
import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { CallOptions } from '@portico/contract/call';
import { call } from '../../api.ts';
import type { SaveCall, SavingWorld } from '../saving-world.ts';

// After this time the save is retried; the server answers both with the result of the first.
const timeoutMs = 40_000;

// Browsers allow 64 KB for all `keepalive` requests together.
const mostBytes = 40_000;

type Send = (request: SaveCall, options: CallOptions) => Promise<SaveBasic['output']>;

/** Saves with this call. A small save arrives even if the page is closed meanwhile. */
export function savingBy(send: Send): SavingWorld['save'] {
  return async (request, idempotencyKey) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), timeoutMs);
    try {
      return await send(request, {
        signal: stop.signal,
        keepalive: idempotencyKey !== null && bytesOf(request.changes) < mostBytes,
        ...(idempotencyKey !== null && { idempotencyKey }),
      });
    } finally {
      clearTimeout(timer);
    }
  };
}

export const sendSave = savingBy((request, options) => call(saveBasic, request, options));

function bytesOf(text: string): number {
  return new URLSearchParams({ text }).toString().length;
}
