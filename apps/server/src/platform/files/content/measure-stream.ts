import { createHash } from 'node:crypto';

/** The same stream, with its length and digest once it is through. */
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
