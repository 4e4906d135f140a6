import type { Readable } from 'node:stream';

/** Both ends are included; counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Stores bytes in a folder or in object storage. Keys are `prefix/name…`; see `requireKey`. */
export interface Storage {
  /** Stores the whole stream or nothing; replaces an existing object. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined if the key does not exist. */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** A key that does not exist is not an error. */
  delete(keys: readonly string[]): Promise<void>;
  size(key: string): Promise<number | undefined>;
  list(prefix: string): AsyncIterable<StoredObject>;
  close(): void;
}

/** Makes keys safe as paths: at least two words of letters, digits and dashes. */
export function requireKey(key: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)+$/.test(key)) throw new Error('Not a key of storage');
  return key;
}
