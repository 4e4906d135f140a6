import type { Readable } from 'node:stream';

/** Both ends included, counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Where bytes are kept, in a folder or in object storage. Keys are `place/name…`; see `requireKey`. */
export interface Storage {
  /** Keeps all of a stream or nothing; what was there under the key is replaced. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined where there is nothing under the key. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** A key that does not exist is not an error. */
  delete(keys: readonly string[]): Promise<void>;
  size(key: string): Promise<number | undefined>;
  list(prefix: string): AsyncIterable<StoredObject>;
  close(): void;
}

/** What makes keys safe as paths: words of letters, digits and dashes, at least two. */
export function requireKey(key: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)+$/.test(key)) throw new Error('Not a key of storage');
  return key;
}
