import type { Quota } from '../../domain/files/quota.ts';
import { requireQuota } from '../../domain/files/quota.ts';
import { Refused } from '../../platform/refused.ts';

/** The same stream, which throws as soon as it exceeds the field's limit or a quota. */
export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  megabytes: number,
  room: Quota,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    requireSize(bytes, megabytes);
    requireQuota(room, bytes);
    yield chunk;
  }
}

export function requireSize(bytes: number, megabytes: number): void {
  if (bytes > megabytes * 1_048_576) throw new Refused('fileTooBig', { params: { megabytes: String(megabytes) } });
}
