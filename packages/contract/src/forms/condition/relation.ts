import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Relation } from '@portico/form-engine/definition/trigger';
import type { Codec } from '../codec/codec.ts';
import { note } from '../codec/notes.ts';
import { recordOf } from '../codec/structures.ts';
import { texts } from '../codec/texts.ts';
import { keysOf, keyTable, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/local-text.ts';

/** A relation looks at one field: of a longer list the first is taken, the rest noted. */
const soleField: Codec<string> = {
  decode: (wire, notes) => {
    const read = texts.decode(wire, notes);
    read?.slice(1).forEach((id) => note(notes, id, 'shape'));
    return read && read[0];
  },
  encode: (id) => id,
};

const relationKey = keysOf<Relation>();

export const relationKeys: readonly WireKey<Relation>[] = [
  relationKey(
    'open_id',
    soleField,
    (relation) => relation.field,
    (field) => ({ field }),
  ),
  relationKey(
    'checkedOption',
    localText,
    (relation) => relation.option,
    (option) => ({ option }),
  ),
];

const relation = recordOf(keyTable(relationKeys), ({ field, option }) => {
  if (field === undefined && option === undefined) return undefined;
  return field && option ? { field, option } : null;
});

export const fieldRelationKeys: readonly WireKey<FieldDefinition>[] = [
  keysOf<FieldDefinition>()(
    'relationform',
    relation,
    (field) => field.relation,
    (looksAt) => ({ relation: looksAt }),
  ),
];
