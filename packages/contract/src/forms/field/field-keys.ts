import { accountFacts } from '@portico/form-engine/definition/account-fact';
import type { DateSettings, FieldDefinition, TextSettings } from '@portico/form-engine/definition/field-definition';
import type { Codec } from '../codec/codec.ts';
import { isList, opened } from '../codec/json.ts';
import { coded } from '../codec/values/coded.ts';
import { flag, mark, number, reference, text } from '../codec/values/scalars.ts';
import { nested } from '../codec/structures.ts';
import { texts } from '../codec/values/texts.ts';
import { keysOf, keysWithin, plainKeysOf, readElsewhere, type WireKey } from '../codec/wire-key.ts';
import { fieldCondition } from '../condition/condition.ts';
import { textKeysOf } from '../condition/text.ts';
import { fieldType, textNature } from './field-types.ts';
import { levels } from './levels.ts';
import { localText } from '../codec/values/local-text.ts';
import { options } from './options.ts';
import type { SpelledField } from './spelled-field.ts';

const plain = plainKeysOf<FieldDefinition>();
const key = keysOf<FieldDefinition>();

const plainDate = plainKeysOf<DateSettings>();

const dateFormat: Codec<string> = {
  decode: (wire, notes) => {
    const written = text.decode(wire, notes);
    return written && written.replaceAll('Y', 'y').replaceAll('D', 'd');
  },
  encode: text.encode,
};

const dateUnit = coded([
  ['year', 'year', 1],
  ['month', 'month', 2],
  ['day', 'date', 'day', 3],
]);

const accountFact = coded(accountFacts.map((fact) => [fact, fact] as const));

// Always a list, so that text which looks like one is not mistaken for it. It keeps its positions, since the parts of a
// number or of a range have theirs.
const defaultValue: Codec<string | readonly string[]> = {
  decode: (wire, notes) => {
    const source = opened(wire);
    if (!isList(source)) return text.decode(source, notes);
    if (!source.every((part) => typeof part === 'string')) return null;
    return source.length < 2 ? text.decode(source[0], notes) : source;
  },
  encode: (value) => (typeof value === 'string' ? [value] : value),
};

const identity: readonly WireKey<FieldDefinition>[] = [
  plain('id', text, 'id'),
  plain('field', text, 'key'),
  plain('type', fieldType, 'type'),
  plain('pid', reference, 'parentId'),
  plain('sort', number, 'order'),
  // The module writes its own id here, and compares it when decoding.
  readElsewhere('menu_id'),
];

const words: readonly WireKey<FieldDefinition>[] = [
  plain('name', localText, 'label'),
  key(
    'istitle',
    flag,
    (field) => field.showsTitle ?? true,
    (showsTitle) => (showsTitle ? {} : { showsTitle }),
  ),
  plain('desc', localText, 'placeholder'),
  plain('remark', localText, 'remark'),
  plain('tips', localText, 'tips'),
  plain('errorMsg', localText, 'errorText'),
];

const rules: readonly WireKey<FieldDefinition>[] = [
  key(
    'required',
    flag,
    (field) => field.required ?? false,
    (required) => (required ? { required } : {}),
  ),
  ...textKeysOf([plainKeysOf<TextSettings>()('nature', textNature, 'nature')]),
  plain('isrelation', mark, 'startsShown'),
  key(
    'compare',
    texts,
    (field) => field.compare?.fields,
    (fields, { compare }) => ({ compare: { ...compare, fields } }),
  ),
  key(
    'compare_tips',
    localText,
    (field) => field.compare?.text,
    (text, { compare }) => ({ compare: { fields: [], ...compare, text: text } }),
  ),
  plain('connect_id_card', reference, 'filledFromIdCard'),
  // Our addition: the specification has no field that is filled from the account.
  plain('connect_account', accountFact, 'filledFromAccount'),
  // Our addition: the specification has no default answers.
  plain('default_value', defaultValue, 'defaultValue'),
];

const answers: readonly WireKey<FieldDefinition>[] = [
  plain('options', options, 'options'),
  // Our addition: in spec 3 an option that is no longer offered is gone with its words.
  plain('retired_options', options, 'retired'),
  plain('custom', mark, 'takesAttachments'),
  ...keysWithin<FieldDefinition, DateSettings>(
    ({ date }) => date,
    (date) => ({ date }),
    [
      plainDate('date_type', dateUnit, 'unit'),
      plainDate('value_format', dateFormat, 'format'),
      plainDate('show_current', mark, 'offersPresent'),
    ],
  ),
  nested('item', [plain('option', levels, 'levels')]),
];

/** Every key of a field on the wire; the keys of its condition are one level down. */
export const fieldKeys: readonly WireKey<SpelledField>[] = [
  ...identity,
  ...words,
  ...rules,
  ...answers,
  fieldCondition,
];
