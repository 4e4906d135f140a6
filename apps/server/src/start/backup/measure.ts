import { createHash } from 'node:crypto';

/** Measures the size and digest of a stream. */
export function measure() {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *through(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    result: () => ({ size, digest: hash.digest('hex') }),
  };
}
