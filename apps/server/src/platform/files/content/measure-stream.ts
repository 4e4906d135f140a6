import { createHash } from 'node:crypto';

/** The same stream; its length and digest are known at the end. */
export function measureStream(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* stream(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { stream: stream(), bytes: () => bytes, sha256: () => hash.digest('hex') };
}
