import type { FieldDefinition, LookSettings, TableColumn } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/values/coded.ts';
import { colour, cssLength } from '../codec/values/safe-text.ts';
import { flag } from '../codec/values/scalars.ts';
import { recordOf } from '../codec/structures.ts';
import { keysWithin, keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';

const span = coded([
  ['whole', 1],
  ['half', 2],
]);

const columnKey = plainKeysOf<TableColumn>();

export const columnKeys: readonly WireKey<TableColumn>[] = [
  columnKey('isInColumnTable', flag, 'shown'),
  columnKey('width', cssLength, 'width'),
];

const tableColumn = recordOf(keyTable(columnKeys), (draft) => ({ ...draft, shown: draft.shown ?? false }));

const plain = plainKeysOf<LookSettings>();

export const lookKeys: readonly WireKey<FieldDefinition>[] = [
  ...keysWithin<FieldDefinition, LookSettings>(
    ({ look }) => look,
    (look) => ({ look }),
    [plain('field_backgroud', colour, 'background'), plain('layout', span, 'span')],
  ),
  plainKeysOf<FieldDefinition>()('columnTable', tableColumn, 'inTable'),
];
