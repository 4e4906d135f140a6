import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/coded.ts';
import { flag, number, reference, text } from '../codec/scalars.ts';
import { nested } from '../codec/structures.ts';
import { texts } from '../codec/texts.ts';
import { keysOf, readElsewhere, type WireKey } from '../codec/wire-key.ts';
import { fieldCondition } from '../condition/condition.ts';
import { fieldType, textNature } from './field-types.ts';
import { levels } from './levels.ts';
import { localText } from '../codec/local-text.ts';
import { options } from './options.ts';
import type { SpelledField } from './spelled-field.ts';

const key = keysOf<FieldDefinition>();

const dateUnit = coded([
  ['year', 'year', 1],
  ['month', 'month', 2],
  ['day', 'date', 'day', 3],
]);

const identity: readonly WireKey<FieldDefinition>[] = [
  key(
    'id',
    text,
    (field) => field.id,
    (id) => ({ id }),
  ),
  key(
    'field',
    text,
    (field) => field.key,
    (name) => ({ key: name }),
  ),
  key(
    'type',
    fieldType,
    (field) => field.type,
    (type) => ({ type }),
  ),
  key(
    'pid',
    reference,
    (field) => field.parentId,
    (parentId) => ({ parentId }),
  ),
  key(
    'sort',
    number,
    (field) => field.order,
    (order) => ({ order }),
  ),
  // The module writes its own id here, and compares it when reading.
  readElsewhere('menu_id'),
];

const words: readonly WireKey<FieldDefinition>[] = [
  key(
    'name',
    localText,
    (field) => field.label,
    (label) => ({ label }),
  ),
  key(
    'istitle',
    flag,
    (field) => field.showsTitle ?? true,
    (showsTitle) => (showsTitle ? {} : { showsTitle }),
  ),
  key(
    'desc',
    localText,
    (field) => field.placeholder,
    (placeholder) => ({ placeholder }),
  ),
  key(
    'remark',
    localText,
    (field) => field.remark,
    (remark) => ({ remark }),
  ),
  key(
    'tips',
    localText,
    (field) => field.tips,
    (tips) => ({ tips }),
  ),
  key(
    'errorMsg',
    localText,
    (field) => field.errorText,
    (errorText) => ({ errorText }),
  ),
];

const rules: readonly WireKey<FieldDefinition>[] = [
  key(
    'required',
    flag,
    (field) => field.required ?? false,
    (required) => (required ? { required } : {}),
  ),
  key(
    'nature',
    textNature,
    (field) => field.text?.nature,
    (nature, draft) => ({ text: { ...draft.text, nature } }),
  ),
  key(
    'isrelation',
    flag,
    (field) => field.startsShown,
    (startsShown) => (startsShown ? { startsShown } : {}),
  ),
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
    (said, { compare }) => ({ compare: { fields: [], ...compare, text: said } }),
  ),
  key(
    'connect_id_card',
    reference,
    (field) => field.filledFromIdCard,
    (filledFromIdCard) => ({ filledFromIdCard }),
  ),
];

const answers: readonly WireKey<FieldDefinition>[] = [
  key(
    'options',
    options,
    (field) => field.options,
    (choices) => ({ options: choices }),
  ),
  key(
    'custom',
    flag,
    (field) => field.takesAttachments,
    (takesAttachments) => (takesAttachments ? { takesAttachments } : {}),
  ),
  key(
    'date_type',
    dateUnit,
    (field) => field.date?.unit,
    (unit, { date }) => ({ date: { ...date, unit } }),
  ),
  key(
    'value_format',
    text,
    (field) => field.date?.format,
    (format, { date }) => ({ date: { ...date, format: format.replaceAll('Y', 'y').replaceAll('D', 'd') } }),
  ),
  key(
    'show_current',
    flag,
    (field) => field.date?.offersPresent,
    (offersPresent, { date }) => (offersPresent ? { date: { ...date, offersPresent } } : {}),
  ),
  nested('item', [
    key(
      'option',
      levels,
      (field) => field.levels,
      (groups) => ({ levels: groups }),
    ),
  ]),
];

/** Every key of a field on the wire, the keys of its condition one level down. */
export const fieldKeys: readonly WireKey<SpelledField>[] = [
  ...identity,
  ...words,
  ...rules,
  ...answers,
  fieldCondition,
];
