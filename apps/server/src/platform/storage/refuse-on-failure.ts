import { Readable } from 'node:stream';
import { Refused } from '../refused.ts';
import type { Storage } from './storage.ts';

/**
 * Turns failures of storage (a full disk, an unreachable server) into the refusal "try again later". Errors of the
 * content stream itself are passed on unchanged. What was to be stored is closed when it cannot be: it may be an open file.
 */
export function refuseOnFailure(storage: Storage): Storage {
  return {
    ...storage,
    async put(key, content) {
      const source: Source = { failed: false, error: undefined };
      const stream = noting(content, source);
      try {
        await storage.put(key, stream);
      } catch (error) {
        // Not waited for: a slow sender must not keep back the refusal.
        void stream.return(undefined).catch(() => undefined);
        // Where nothing was read yet, the generator has not opened the file that it would close.
        if (content instanceof Readable) content.destroy();
        throw source.failed ? source.error : away(error);
      }
    },
    get: (key, range) => storage.get(key, range).catch(refuse),
    delete: (keys) => storage.delete(keys).catch(refuse),
    size: (key) => storage.size(key).catch(refuse),
  };
}

interface Source {
  failed: boolean;
  error: unknown;
}

async function* noting(content: AsyncIterable<Uint8Array>, source: Source): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    source.failed = true;
    source.error = error;
    throw error;
  }
}

function refuse(error: unknown): never {
  throw away(error);
}

// The reason goes to the log only: it may contain an address or a path.
function away(error: unknown): Refused {
  return new Refused('storageFull', { cause: error instanceof Error ? `${error.name}: ${error.message}` : error });
}
