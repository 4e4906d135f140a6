import type { Level } from '@portico/form-engine/definition/option';
import type { Codec } from '../codec/codec.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import { keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { localText, noText } from '../codec/values/local-text.ts';

const plain = plainKeysOf<Level>();

export const levelKeys: readonly WireKey<Level>[] = [
  plain('name', localText, 'label'),
  plain('item', listOf(localText, noText), 'items'),
];

/** The groups of a levelled list. */
export const levels: Codec<readonly Level[]> = listOf(
  recordOf(keyTable(levelKeys), ({ label = noText, items = [] }) => ({ label, items })),
);
