import type { StoredFile } from '@portico/form-engine/values/answer';
import type { Codec, Reading } from '../codec/codec.ts';
import { isRecord, type WireRecord } from '../codec/json.ts';
import type { Notes } from '../codec/notes.ts';
import { address } from '../codec/values/safe-text.ts';
import { count, text } from '../codec/values/scalars.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import {
  type Draft,
  keysOf,
  keyTable,
  plainKeysOf,
  readElsewhere,
  type WireKey,
  writeKeys,
} from '../codec/wire-key.ts';

interface WireFile extends StoredFile {
  readonly fileUrl?: string;
}

const plain = plainKeysOf<WireFile>();
const key = keysOf<WireFile>();

export const storedFileKeys: readonly WireKey<WireFile>[] = [
  plain('url', address, 'url'),
  // The same address under two names: older screens read one, newer ones the other.
  key(
    'fileUrl',
    address,
    (file) => file.url,
    (fileUrl) => ({ fileUrl }),
  ),
  plain('name', text, 'name'),
  plain('uid', text, 'uid'),
  plain('iconUrl', address, 'icon'),
  // Our addition: previews show the size of a file.
  plain('size', count, 'size'),
  readElsewhere('field'),
];

const table = keyTable(storedFileKeys);

const record = recordOf(table, finishFile);

function finishFile({ fileUrl, ...draft }: Draft<WireFile>): StoredFile | null {
  const url = draft.url ?? fileUrl;
  if (url === undefined) return null;
  const name = draft.name ?? url.slice(url.lastIndexOf('/') + 1);
  return { ...draft, url, name, uid: draft.uid ?? url };
}

const files: Codec<readonly StoredFile[]> = listOf<StoredFile>(record);

/** Decodes files; undefined if the wire lists none. */
export function decodeFiles(wire: unknown, notes: Notes): Reading<readonly StoredFile[]> {
  return files.decode(wire, notes);
}

/** Each file also names its field. */
export function encodeFiles(list: readonly StoredFile[], field: string): readonly WireRecord[] {
  return list.map((file) => ({ ...writeKeys(table, file), field }));
}

export function isStoredFile(value: unknown): value is StoredFile {
  return isRecord(value) && [value['uid'], value['name'], value['url']].every((part) => typeof part === 'string');
}
