import type { Level } from '@portico/form-engine/definition/option';
import type { Codec } from '../codec/codec.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import { keysOf, keyTable, type WireKey } from '../codec/wire-key.ts';
import { localText, noText } from '../codec/local-text.ts';

const key = keysOf<Level>();

export const levelKeys: readonly WireKey<Level>[] = [
  key(
    'name',
    localText,
    (level) => level.label,
    (label) => ({ label }),
  ),
  key(
    'item',
    listOf(localText, noText),
    (level) => level.items,
    (items) => ({ items }),
  ),
];

/** Groups of a levelled list. */
export const levels: Codec<readonly Level[]> = listOf(
  recordOf(keyTable(levelKeys), ({ label = noText, items = [] }) => ({ label, items })),
);
