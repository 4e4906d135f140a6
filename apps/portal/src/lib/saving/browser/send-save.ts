import { saveBasic } from '@portico/contract/applications';
import type { SaveBasic } from '@portico/contract/applications.schemas';
import { call } from '../../api.ts';
import type { SaveCall } from '../saving-world.ts';

// Then it is repeated; the server answers both with what the first one did.
const patienceMs = 40_000;

// Browsers carry 64 KB beyond the end of a page, of all requests together.
const mostBytes = 40_000;

/** Sends a save. A small one arrives even when the page ends meanwhile. */
export async function sendSave(request: SaveCall, idempotencyKey: string | null): Promise<SaveBasic['output']> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patienceMs);
  try {
    return await call(saveBasic, request, {
      signal: stop.signal,
      keepalive: idempotencyKey !== null && bytesOf(request.changes) < mostBytes,
      ...(idempotencyKey !== null && { idempotencyKey }),
    });
  } finally {
    clearTimeout(timer);
  }
}

function bytesOf(text: string): number {
  return new URLSearchParams({ text }).toString().length;
}
