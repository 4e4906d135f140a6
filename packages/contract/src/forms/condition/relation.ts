import type { Option } from '@portico/form-engine/definition/option';
import type { Relation } from '@portico/form-engine/definition/trigger';
import { languages } from '@portico/form-engine/language';
import type { Codec } from '../codec/codec.ts';
import { note } from '../codec/notes.ts';
import { recordOf } from '../codec/structures.ts';
import { texts } from '../codec/values/texts.ts';
import { keysOf, keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/values/local-text.ts';
import type { WireRelation } from '../field/spelled-field.ts';

/** A relation refers to one field: of a longer list the first is used, the rest noted. */
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

/** The same for a field, a group and a module. */
export function relationKeyOf<D extends { readonly wireRelation?: WireRelation }>(): WireKey<D> {
  return keysOf<D>()(
    'relationform',
    relation,
    (definition) => definition.wireRelation,
    (read, draft) => ({ ...draft, wireRelation: read }),
  );
}

/**
 * The option with this label in every language, else in simplified Chinese; else the label itself, which matches no
 * option.
 */
function relationOf({ field, label }: WireRelation, options: readonly Option[]): Relation {
  const matching =
    options.find((one) => languages.every((language) => one.label[language] === label[language])) ??
    options.find((one) => one.label.sc === label.sc);
  return { field, option: matching?.value ?? label.sc };
}

function wireRelation({ field, option }: Relation, options: readonly Option[]): WireRelation {
  const label = options.find(({ value }) => value === option)?.label;
  return { field, label: label ?? { sc: option, tc: option, en: option } };
}

/** Converts a relation of the wire: its option is identified by value. */
export function closed<D extends { readonly wireRelation?: WireRelation }>(
  { wireRelation: open, ...definition }: D,
  optionsOf: (field: string) => readonly Option[],
) {
  return open === undefined ? definition : { ...definition, relation: relationOf(open, optionsOf(open.field)) };
}

/** The inverse. */
export function opened<D extends { readonly relation?: Relation }>(
  definition: D,
  optionsOf: (field: string) => readonly Option[],
): D & { readonly wireRelation?: WireRelation } {
  const { relation: domainRelation } = definition;
  return domainRelation === undefined
    ? definition
    : { ...definition, wireRelation: wireRelation(domainRelation, optionsOf(domainRelation.field)) };
}
