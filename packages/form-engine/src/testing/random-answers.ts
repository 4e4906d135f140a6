import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { Answer, Answers, FieldValue, FormAnswers } from '../values/answer.ts';
import type { Random } from './random.ts';

/** Answers to a form: mostly of the right shape, some wrong, some to the wrong field. */
export function randomAnswers(random: Random, form: FormDefinition): FormAnswers {
  const groups = form.modules.flatMap((module) => module.groups);
  return {
    fields: answersTo(
      random,
      form.modules.flatMap((module) => module.fields),
    ),
    rows: Object.fromEntries(
      groups.map((group) => [
        group.key,
        Array.from({ length: random.number(5) }, () => answersTo(random, group.fields)),
      ]),
    ),
  };
}

function answersTo(random: Random, fields: readonly FieldDefinition[]): Answers {
  return Object.fromEntries(random.some(fields, 0.75).map((field) => [field.key, randomAnswer(random, field)]));
}

/** One answer to one field. */
export function randomAnswer(random: Random, field: FieldDefinition): Answer {
  const value = random.chance(0.1) ? random.pick(odd) : valueFor(random, field);
  const other = random.chance(0.3) ? { other: { c: random.pick(['', '其他', 'other']) } } : {};
  const attachments = random.chance(0.1) ? { attachments: files(random) } : {};
  return { value, ...other, ...attachments };
}

const odd: readonly [FieldValue, ...FieldValue[]] = [
  null,
  0,
  true,
  {},
  [],
  [[]],
  { a: 1 },
  '__proto__',
  ['x', 5],
  '\u0000',
];
const days = [
  '',
  '1999',
  '2010',
  '2010-02',
  '2006-02-30',
  '2006-02-28',
  '2012-12-31',
  '2026-11-16',
  'Present',
  '二〇一〇',
] as const;
const words = [
  '',
  'a',
  '字',
  '12',
  'hello world again',
  'a@b.cn',
  '13800138000',
  '11010519491231002X',
  'ABC',
  '中文 文字 很多 很多 的字',
] as const;

function valueFor(random: Random, { type }: FieldDefinition): FieldValue {
  if (type === 'single-choice' || type === 'select') return random.pick(['', 'a', 'b', 'c', 'z', 'b甲', 'c en']);
  if (type === 'multiple-choice') return random.some(['c', 'a', 'b', 'z'], 0.5);
  if (type === 'matrix')
    return { a: random.pick(['', 'a', 'z']), b: random.pick(['', 'b']), c: random.pick(['c', '']) };
  if (type === 'date') return random.pick(days);
  if (type === 'date-range') return [random.pick(days), random.pick(days), random.pick(['', '1'])];
  if (type === 'phone')
    return [random.pick(['86', '852', '1', '']), random.pick(['13800138000', '51234567', '2025550123', '1', ''])];
  if (type === 'upload' || type === 'video' || type === 'signature') return files(random);
  return random.pick(words);
}

function files(random: Random) {
  const names = random.some(['a.pdf', 'b.JPG', 'c.exe', 'd'], 0.4);
  return names.map((name) => ({
    uid: `u-${name}`,
    name,
    url: `/files/${name}`,
    size: random.pick([0, 900_000, 3_000_000]),
  }));
}
