import type { FieldDefinition, TableColumn } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/coded.ts';
import { colour, cssLength } from '../codec/safe-text.ts';
import { flag } from '../codec/scalars.ts';
import { recordOf } from '../codec/structures.ts';
import { keysOf, keyTable, type WireKey } from '../codec/wire-key.ts';

const span = coded([
  ['whole', 1],
  ['half', 2],
]);

const columnKey = keysOf<TableColumn>();

export const columnKeys: readonly WireKey<TableColumn>[] = [
  columnKey(
    'isInColumnTable',
    flag,
    (column) => column.shown,
    (shown) => ({ shown }),
  ),
  columnKey(
    'width',
    cssLength,
    (column) => column.width,
    (width) => ({ width }),
  ),
];

const tableColumn = recordOf(keyTable(columnKeys), (draft) => ({ ...draft, shown: draft.shown ?? false }));

const key = keysOf<FieldDefinition>();

export const lookKeys: readonly WireKey<FieldDefinition>[] = [
  key(
    'field_backgroud',
    colour,
    (field) => field.look?.background,
    (background, { look }) => ({ look: { ...look, background } }),
  ),
  key(
    'layout',
    span,
    (field) => field.look?.span,
    (width, { look }) => ({ look: { ...look, span: width } }),
  ),
  key(
    'columnTable',
    tableColumn,
    (field) => field.inTable,
    (inTable) => ({ inTable }),
  ),
];
