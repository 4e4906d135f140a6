import { Readable } from 'node:stream';
import { Refused } from '../refused.ts';
import type { Storage } from './storage.ts';

/**
 * Turns failures of storage (a full disk, an unreachable server) into the error "try again later". Errors of the
 * content stream are passed on unchanged. If storing fails, the content stream is closed, because it may be an open
 * file.
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
        // Not awaited: a slow sender must not delay the response.
        void stream.return(undefined).catch(() => undefined);
        // If nothing was read yet, the generator has not opened the file that it would close.
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

// The cause is only logged, because it may contain an address or a path.
function away(error: unknown): Refused {
  return new Refused('storageFull', { cause: error instanceof Error ? `${error.name}: ${error.message}` : error });
}
