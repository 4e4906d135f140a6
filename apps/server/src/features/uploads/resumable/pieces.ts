import { Refused } from '../../../platform/refused.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** Stored pieces as one stream. */
export async function* readPieces(storage: Storage, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const piece = await storage.get(key);
    if (piece === undefined) throw new Refused('storageFull', { cause: 'a piece is missing' });
    try {
      yield* piece;
    } catch (error) {
      throw new Refused('storageFull', { cause: error });
    }
  }
}

/**
 * Cuts a body into pieces of limited length, so that what arrived before a crash is kept. If a body breaks off, the
 * last piece ends with what had arrived.
 */
export function cutIntoPieces(body: AsyncIterable<Uint8Array>, longest: number) {
  const chunks = body[Symbol.asyncIterator]();
  let left: Uint8Array | undefined;
  let isOver = false;

  async function next(): Promise<Uint8Array | undefined> {
    if (left !== undefined) {
      const chunk = left;
      left = undefined;
      return chunk;
    }
    const chunk = await chunks.next().catch(() => ({ done: true, value: undefined }) as const);
    if (chunk.done !== true) return chunk.value;
    isOver = true;
    return undefined;
  }

  return {
    /** Releases a body whose rest will not be read. */
    leave: async () => void (await chunks.return?.()),
    /** The next piece; undefined after the last. */
    async piece(): Promise<AsyncIterable<Uint8Array> | undefined> {
      const first = isOver ? undefined : await next();
      if (first === undefined) return undefined;
      return (async function* () {
        let bytes = 0;
        for (let chunk: Uint8Array | undefined = first; chunk !== undefined; chunk = await next()) {
          const fits = chunk.subarray(0, longest - bytes);
          bytes += fits.length;
          if (fits.length < chunk.length) left = chunk.subarray(fits.length);
          yield fits;
          if (bytes >= longest) return;
        }
      })();
    },
  };
}
