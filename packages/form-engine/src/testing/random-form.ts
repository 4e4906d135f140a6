import type { Condition } from '../definition/condition.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { type FieldType, fieldTypes, textNatures } from '../definition/field-type.ts';
import type { FormDefinition, GroupDefinition } from '../definition/form-definition.ts';
import type { Option } from '../definition/option.ts';
import type { Conditional, Trigger } from '../definition/trigger.ts';
import { buildField, buildGroup, buildModule, local } from './build-form.ts';
import type { Random } from './random.ts';

/** A small valid form with a bit of everything: triggers by option and date, relations, comparisons, rows, limits. */
export function randomForm(random: Random): FormDefinition {
  const plain = randomFields(random, 'f', 2 + random.number(8), []);
  const half = random.number(plain.length);
  const before = plain.slice(0, half);
  const groups = random.chance(0.5) ? [randomGroup(random, plain)] : [];
  const opened = random.some(['g', 'm2'], 0.3).filter((id) => id !== 'g' || groups.length > 0);
  return {
    modules: [
      buildModule('m1', withOpened(random, before, opened)),
      buildModule('m2', [...plain.slice(half), ...randomCalculation(random, plain, groups)], {
        groups,
        ...randomCondition(random, before),
      }),
    ],
  };
}

/** A sum or an average over lines of text and columns, and a question that its result opens. */
function randomCalculation(
  random: Random,
  plain: readonly FieldDefinition[],
  groups: readonly GroupDefinition[],
): readonly FieldDefinition[] {
  const read = [...plain, ...groups.flatMap(({ fields }) => fields)].filter(({ type }) => type === 'text');
  const ids = read.map(({ id }) => id);
  if (ids.length === 0 || random.chance(0.4)) return [];
  return [
    buildField('calc', {
      text: { nature: 'decimal' },
      calculated: random.chance(0.5) ? { sum: ids } : { average: ids, digits: random.number(3) },
      ...withCondition('shownWhen', randomWhen(random, 0.2, plain)),
    }),
    buildField('opened', { required: true, shownWhen: { field: 'calc', number: { least: 12 } } }),
  ];
}

function randomGroup(random: Random, plain: readonly FieldDefinition[]): GroupDefinition {
  return buildGroup('g', randomFields(random, 'r', 1 + random.number(4), plain), {
    requiredRows: random.number(2),
    extraRows: 1 + random.number(2),
    ...randomCondition(random, plain),
  });
}

const choices = ['single-choice', 'select', 'multiple-choice'];

/** A group or module depends on fields before it. */
function randomCondition(random: Random, before: readonly FieldDefinition[]): Conditional {
  const [related] = random.some(
    before.filter(({ type }) => choices.includes(type)),
    0.2,
  );
  return {
    ...(random.chance(0.3) ? { startsShown: true } : {}),
    ...(related === undefined ? {} : { relation: { field: related.id, option: 'a' } }),
    ...withCondition('shownWhen', randomWhen(random, 0.2, before)),
  };
}

/** A condition on fields before it; none if there are none. */
function randomWhen(random: Random, share: number, before: readonly FieldDefinition[]): Condition | undefined {
  const asked = before.filter(({ type }) => type !== 'rich-text' && type !== 'levelled-list');
  return random.chance(share) && asked.length > 0 ? randomParts(random, asked, 2) : undefined;
}

function randomParts(random: Random, asked: readonly FieldDefinition[], depth: number): Condition {
  if (depth > 0 && random.chance(0.4)) {
    const parts = [randomParts(random, asked, depth - 1), randomParts(random, asked, depth - 1)];
    if (random.chance(0.3)) return { not: { any: parts } };
    return random.chance(0.5) ? { all: parts } : { any: parts };
  }
  const field = asked[random.number(asked.length)];
  return field === undefined ? { not: { any: [] } } : randomStatement(random, field);
}

function randomStatement(random: Random, { id: field, type }: FieldDefinition): Condition {
  if (random.chance(0.2)) return { field, answered: true };
  if (choices.includes(type)) return { field, chosen: random.pick([['a'], ['a', 'c'], ['b']]) };
  if (type === 'date' || type === 'date-range') return { field, days: { from: '2005-01-01', to: '' } };
  if (type === 'text' && random.chance(0.5)) return { field, number: { least: 3, most: 900 } };
  if (type === 'text' || type === 'long-text') return { field, length: { least: 1, most: 6 } };
  return { not: { field, answered: true } };
}

/** The first choice among some fields also opens a group or a module. */
function withOpened(random: Random, fields: readonly FieldDefinition[], opens: readonly string[]): FieldDefinition[] {
  const opener = opens.length === 0 ? undefined : fields.find(({ type }) => choices.includes(type));
  const trigger: Trigger = { when: { options: [random.pick(['a', 'b', 'c'])] }, opens };
  return fields.map((field) =>
    field === opener ? { ...field, triggers: [...(field.triggers ?? []), trigger] } : field,
  );
}

// A field refers only to fields before it, so that there is no cycle.
function randomFields(
  random: Random,
  prefix: string,
  count: number,
  outer: readonly FieldDefinition[],
): FieldDefinition[] {
  const fields: FieldDefinition[] = [];
  for (let at = 0; at < count; at += 1) fields.push(randomField(random, `${prefix}${at}`, [...outer, ...fields]));
  return fields.map((field, at) => withTriggers(random, field, fields.slice(at + 1)));
}

function randomField(random: Random, key: string, before: readonly FieldDefinition[]): FieldDefinition {
  const options = ['a', 'b', 'c'].map((value, index) => ({
    value,
    area: ['86', '852', '1'][index] ?? '86',
    label: { sc: `${value}甲`, tc: `${value}乙`, en: `${value} en` },
    ...(index === 2 ? { takesText: true, needsText: random.chance(0.5) } : {}),
  }));
  const chosen = before.filter(
    ({ type }) => type === 'single-choice' || type === 'select' || type === 'multiple-choice',
  );
  const [related] = random.some(chosen, 0.3);
  const [above] = random.some(chosen, 0.2);
  const type = fieldTypes[random.number(fieldTypes.length)] ?? 'text';
  const alike = before.filter((field) => field.type === type);
  const [compared] = random.some(alike, 0.4);
  return buildField(key, {
    type,
    options: above !== undefined && choices.includes(type) ? options.map(dependent) : options,
    retired: [{ value: 'd', label: { sc: 'd甲', tc: 'd乙', en: 'd en' } }],
    columns: options,
    required: random.chance(0.5),
    startsShown: random.chance(0.9),
    text: {
      shortest: random.number(3),
      longest: 4 + random.number(8),
      ...(random.chance(0.4) ? { nature: random.pick(textNatures) } : {}),
    },
    choice: {
      most: random.number(4),
      ...(above !== undefined && choices.includes(type) ? { under: above.id } : {}),
    },
    date: {
      unit: random.pick(['year', 'month', 'day']),
      offersPresent: random.chance(0.5),
      ...(random.chance(0.5) ? { limits: { from: '2000-01-01', to: random.pick(['', '2020-12-31']) } } : {}),
      ...(random.chance(0.3) ? { latest: { date: random.pick(['', '2010-06-30']) } } : {}),
    },
    files: { types: ['pdf', 'jpg'], most: 1 + random.number(2), megabytes: 1 },
    html: local('<p>text</p>'),
    levels: [{ label: local('group'), items: [local('item')] }],
    takesAttachments: random.chance(0.1),
    ...(random.chance(0.3) ? defaultFor(random, type, above !== undefined) : {}),
    ...(related === undefined ? {} : { relation: { field: related.id, option: 'a' } }),
    ...(compared === undefined ? {} : { compare: { fields: [compared.id] } }),
    ...withCondition('shownWhen', randomWhen(random, 0.15, before)),
    ...withCondition('requiredWhen', randomWhen(random, 0.15, before)),
  });
}

function withTriggers(random: Random, field: FieldDefinition, after: readonly FieldDefinition[]): FieldDefinition {
  const opens = random.some(after, 0.3).map(({ id }) => id);
  if (opens.length === 0) return field;
  const byOptions: readonly Trigger[] = [{ when: { options: [random.pick(['a', 'b', 'c'])] }, opens }];
  const byDates: readonly Trigger[] = [
    { when: { ranges: [{ from: '2005-01-01', to: random.pick(['', '2015-12-31']) }] }, opens },
  ];
  if (['single-choice', 'multiple-choice', 'select'].includes(field.type)) return { ...field, triggers: byOptions };
  return ['date', 'date-range'].includes(field.type) ? { ...field, triggers: byDates } : field;
}

/** A default of a choice whose options depend on nothing. */
function defaultFor(random: Random, type: FieldType, isBelow: boolean): Partial<FieldDefinition> {
  return choices.includes(type) && !isBelow ? { defaultValue: random.pick(['a', 'b']) } : {};
}

/** Each answer to the question above leaves something to choose. */
function dependent(option: Option, index: number): Option {
  const under = [['a', 'b'], ['b'], undefined][index];
  return under === undefined ? option : { ...option, under };
}

function withCondition(name: 'shownWhen' | 'requiredWhen', condition: Condition | undefined) {
  return condition === undefined ? {} : { [name]: condition };
}
