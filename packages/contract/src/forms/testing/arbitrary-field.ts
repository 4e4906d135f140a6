import { accountFacts } from '@portico/form-engine/definition/account-fact';
import type { Condition, Statement } from '@portico/form-engine/definition/condition';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldTypes, suggestSources, textNatures } from '@portico/form-engine/definition/field-type';
import type { Level, Option } from '@portico/form-engine/definition/option';
import type { Relation, Trigger } from '@portico/form-engine/definition/trigger';
import type { LocalText } from '@portico/form-engine/language';
import fc from 'fast-check';

// Few distinct strings, because runs of thousands of forms spend their time here.
export const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.constantFrom('{"sc":"x"}', '[1]', '__proto__', '0', 'null', '中文', '{', '𠀀👩‍🎓', ' ', 'a,b', '\ud800'),
);
export const localText: fc.Arbitrary<LocalText> = fc.record({ sc: words, tc: words, en: words });
export const id = fc.oneof(
  fc.nat().map((number) => `f${number}`),
  fc.constantFrom('__proto__', 'constructor', 'a,b', '[1]'),
);
export const on = fc.constant(true);
const whole = fc.integer({ min: 1, max: 9999 });
export const length = fc.constantFrom('120px', '50%', '12.5rem', 'auto');
export const colour = fc.constantFrom('#fff', '#4dbca6', 'rgb(1, 2, 3)', 'teal');
const day = fc.constantFrom('', '2008-02-29', '2026-11', '1999');
const url = fc.constantFrom('/files/1.pdf', 'https://example.org/a?b=c', 'sample.doc');

/** Each property optional. */
const some = <T extends object>(model: { [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]>> }) =>
  fc.record(model, { requiredKeys: [] });
/** The same, with at least one property. */
const filled = <T extends object>(model: { [K in keyof T]-?: fc.Arbitrary<NonNullable<T[K]>> }) =>
  some<T>(model).filter((value) => Object.keys(value).length > 0);

const option: fc.Arbitrary<Option> = fc.record(
  {
    value: words,
    label: localText,
    takesText: on,
    needsText: on,
    excludesOthers: on,
    tips: localText,
    under: fc.array(fc.constantFrom('a', 'b', '0', '中文', 'a,b', '[1]'), { minLength: 1, maxLength: 3 }),
    area: fc.constantFrom('86', '852'),
  },
  { requiredKeys: ['value', 'label'] },
);
const options = fc.array(option, { minLength: 1, maxLength: 4 });
const level: fc.Arbitrary<Level> = fc.record({ label: localText, items: fc.array(localText, { maxLength: 3 }) });
const span = fc.record({ from: day, to: day });
const trigger: fc.Arbitrary<Trigger> = fc.record({
  when: fc.record({ ranges: fc.array(span, { minLength: 1, maxLength: 3 }) }),
  opens: fc.array(id, { minLength: 1, maxLength: 3 }),
});
// Longer than any word above, so that it matches no option by chance.
const relation: fc.Arbitrary<Relation> = fc.record({
  field: id.filter((one) => !/[[,]/.test(one)),
  option: fc.nat().map((number) => `no option ${number}`),
});

const bounds = fc.record({ least: fc.integer(), most: whole }, { requiredKeys: [] });
const field = id.filter((one) => !/[[,]/.test(one));
const fields = fc.array(field, { minLength: 1, maxLength: 3 });
/** Any condition, nested a few levels. */
export const condition: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition; statement: Statement }>((tie) => ({
  statement: fc.oneof(
    fc.record({ field, answered: on }),
    fc.record({ field, chosen: fc.array(fc.constantFrom('a', 'b', '0', '中文'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ field, number: bounds }),
    fc.record({ field, days: fc.record({ from: fc.constant('2008-02-29'), to: day }) }),
    fc.record({ field, length: bounds }),
    fc.record({ group: field, rows: bounds }),
  ),
  condition: fc.oneof(
    { maxDepth: 3 },
    tie('statement'),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
})).condition;

// `bank` is not on the wire.
const settings: {
  [K in keyof Omit<FieldDefinition, 'id' | 'key' | 'type' | 'label' | 'bank'>]-?: fc.Arbitrary<
    NonNullable<FieldDefinition[K]>
  >;
} = {
  required: on,
  requiredWhen: condition,
  showsTitle: fc.constant(false),
  placeholder: localText,
  remark: localText,
  tips: localText,
  errorText: localText,
  parentId: id,
  order: fc.integer({ min: -99, max: 9999 }),
  startsShown: on,
  startsShownInRow: fc.dictionary(fc.constantFrom('1', '2', '17'), fc.boolean(), { minKeys: 1 }),
  triggers: fc.array(trigger, { minLength: 1, maxLength: 3 }),
  relation,
  shownWhen: condition,
  compare: fc.record(
    { fields: fc.array(id, { minLength: 1, maxLength: 3 }), text: localText },
    { requiredKeys: ['fields'] },
  ),
  filledFromIdCard: id,
  filledFromAccount: fc.constantFrom(...accountFacts),
  defaultValue: fc.oneof(words, fc.array(words, { minLength: 2, maxLength: 3 })),
  calculated: fc.oneof(
    fc.record({ age: field, on: fc.constant('2026-09-01') }),
    fc.record({ sum: fields, digits: fc.nat(6) }, { requiredKeys: ['sum'] }),
    fc.record({ average: fields, weights: field, digits: fc.nat(6) }, { requiredKeys: ['average'] }),
  ),
  text: filled({
    nature: fc.constantFrom(...textNatures),
    shortest: whole,
    longest: whole,
    least: fc.integer(),
    greatest: fc.integer(),
    lines: whole,
    suffix: localText,
    suggest: fc.constantFrom(...suggestSources),
  }),
  choice: filled({
    fewest: whole,
    most: whole,
    arrangement: fc.constantFrom('inline', 'stacked'),
    width: length,
    under: id,
  }),
  options,
  retired: options,
  takesAttachments: on,
  columns: options,
  retiredColumns: options,
  levels: fc.array(level, { minLength: 1, maxLength: 3 }),
  date: filled({
    unit: fc.constantFrom('year', 'month', 'day'),
    format: fc.constantFrom('yyyy', 'yyyy-MM', 'yyyy-MM-dd'),
    offersPresent: on,
    limits: fc.record({ from: day, to: day, text: localText }, { requiredKeys: ['from', 'to'] }),
    moving: filled({ from: fc.constantFrom('today', 'today-18y'), to: fc.constant('2026-09-01+6m') }),
    latest: fc.record({ date: day }),
  }),
  files: filled({
    types: fc.array(fc.constantFrom('pdf', 'jpg', '7z'), { minLength: 1, maxLength: 3 }),
    megabytes: fc.constantFrom(0.5, 1, 20),
    most: whole,
    samples: fc.array(fc.record({ name: words, url }), { minLength: 1, maxLength: 2 }),
    seconds: whole,
  }),
  html: localText,
  look: filled({ background: colour, span: fc.constantFrom('whole', 'half') }),
  inTable: fc.record({ shown: fc.boolean(), width: length }, { requiredKeys: ['shown'] }),
  preview: filled({ sensitive: on, connectTo: id, singleLine: on, mode: fc.constantFrom('row', 'block', 'hidden') }),
};

/** Any field of any type, in normal form: no flag that only repeats its default, no setting without effect. */
export const arbitraryField: fc.Arbitrary<FieldDefinition> = fc
  .tuple(
    fc.record(
      { id, key: id, type: fc.constantFrom(...fieldTypes), label: localText, ...settings },
      { requiredKeys: ['id', 'key', 'type', 'label'] },
    ),
    fc.array(fc.nat(), { maxLength: 3 }),
  )
  .map(([field, positions]) => withNamedOptions(field, positions));

/** The wire cannot represent ids that contain list syntax, and tells options apart by their labels. */
function canBeRelated({ id: own, options: offered = [] }: FieldDefinition): boolean {
  return !/[[,]/.test(own) && new Set(offered.map(({ label }) => label.sc)).size === offered.length;
}

/** Some fields open others by their own options, and are related to one of them. */
function withNamedOptions(field: FieldDefinition, positions: readonly number[]): FieldDefinition {
  const { options: offered = [], triggers = [], relation: related } = field;
  const values = positions.flatMap((position) => offered[position % Math.max(1, offered.length)]?.value ?? []);
  const [first] = values;
  if (first === undefined) return field;
  return {
    ...field,
    triggers: [...triggers, { when: { options: values }, opens: ['f1'] }],
    ...(related && canBeRelated(field) && { relation: { field: field.id, option: first } }),
  };
}
