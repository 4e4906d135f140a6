import type { Option } from '@portico/form-engine/definition/option';
import type { Relation } from '@portico/form-engine/definition/trigger';
import { languages } from '@portico/form-engine/language';
import type { Codec } from '../codec/codec.ts';
import { note } from '../codec/notes.ts';
import { recordOf } from '../codec/structures.ts';
import { texts } from '../codec/values/texts.ts';
import { keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/values/local-text.ts';
import type { SpelledField, WireRelation } from '../field/spelled-field.ts';

/** A relation looks at one field: of a longer list the first is taken, the rest noted. */
const soleField: Codec<string> = {
  decode: (wire, notes) => {
    const read = texts.decode(wire, notes);
    read?.slice(1).forEach((id) => note(notes, id, 'shape'));
    return read && read[0];
  },
  encode: (id) => id,
};

const relationKey = plainKeysOf<WireRelation>();

export const relationKeys: readonly WireKey<WireRelation>[] = [
  relationKey('open_id', soleField, 'field'),
  relationKey('checkedOption', localText, 'label'),
];

const relation = recordOf(keyTable(relationKeys), ({ field, label }) => {
  if (field === undefined && label === undefined) return undefined;
  return field && label ? { field, label } : null;
});

export const fieldRelationKeys: readonly WireKey<SpelledField>[] = [
  plainKeysOf<SpelledField>()('relationform', relation, 'wireRelation'),
];

/** The option whose label this is in every language, else in simplified Chinese; else the label itself, which no option has. */
export function relationOf({ field, label }: WireRelation, options: readonly Option[]): Relation {
  const meant =
    options.find((one) => languages.every((language) => one.label[language] === label[language])) ??
    options.find((one) => one.label.sc === label.sc);
  return { field, option: meant?.value ?? label.sc };
}

export function wireRelation({ field, option }: Relation, options: readonly Option[]): WireRelation {
  const label = options.find(({ value }) => value === option)?.label;
  return { field, label: label ?? { sc: option, tc: option, en: option } };
}
