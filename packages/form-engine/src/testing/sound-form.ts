import type { Condition } from '../definition/condition.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition, GroupDefinition } from '../definition/form-definition.ts';
import type { Conditional } from '../definition/trigger.ts';
import { buildField, buildGroup, buildModule } from './build-form.ts';
import type { Random } from './random.ts';

/** The answers that show something, by the id of the question. */
type Needs = ReadonlyMap<string, string>;

interface Made {
  readonly field: FieldDefinition;
  readonly needs: Needs;
  /** Answers that it takes, some of them; a condition is true for one of these. */
  readonly answers: readonly [string, ...string[]];
}

/**
 * A form without a fault: everything in it is made together with answers that show it, everything that must be answered can
 * be, and every option is offered to somebody.
 */
export function soundForm(random: Random): FormDefinition {
  const made: Made[] = [];
  const count = 6 + random.number(10);
  for (let at = 0; at < count; at += 1) made.push(soundField(random, `q${at}`, made));
  const half = 2 + random.number(count - 3);
  const rows: Made[] = [];
  for (let at = 0; at < 3; at += 1) rows.push(soundField(random, `r${at}`, [...made.slice(0, half), ...rows]));
  // A row is shown with its group, whatever that needs.
  const free = rows.every(({ field, needs }) => needs.size === 0 && field.choice?.under === undefined);
  const groups: readonly GroupDefinition[] = [
    buildGroup('g', fieldsOf(rows), {
      requiredRows: random.number(3),
      extraRows: 1 + random.number(3),
      ...(free ? sectionShown(random, made.slice(0, half)) : {}),
    }),
  ];
  const last = [
    buildField('counted', { required: true, shownWhen: { group: 'g', rows: { least: 1 } } }),
    buildField('age', { text: { nature: 'decimal' }, calculated: { age: 'born', on: '2026-09-01' } }),
    buildField('adult', { required: random.chance(0.5), shownWhen: { field: 'age', number: { least: 18 } } }),
  ];
  return {
    modules: [
      buildModule('m1', [born, ...fieldsOf(made.slice(0, half))], { groups }),
      buildModule('m2', [...fieldsOf(made.slice(half)), ...last]),
      buildModule('m3', [buildField('alone', { required: true })], sectionShown(random, made)),
    ],
  };
}

const born = buildField('born', { type: 'date', required: true, date: { limits: { from: '1950-01-01', to: '' } } });

function fieldsOf(made: readonly Made[]): readonly FieldDefinition[] {
  return made.map(({ field }) => field);
}

function soundField(random: Random, id: string, before: readonly Made[]): Made {
  const kind = random.pick(['choice', 'several', 'number', 'date', 'text', 'under'] as const);
  const above = before.find(({ field }) => field.type === 'single-choice');
  if (kind === 'under' && above !== undefined) return under(id, above);
  const { rules, needs } = shownBy(random, before);
  const required = random.chance(0.5);
  const made = makers[kind === 'under' ? 'text' : kind](random, id);
  return { ...made, field: { ...made.field, required, ...rules }, needs };
}

const makers = {
  choice: (_random: Random, id: string) => ({
    field: buildField(id, { type: 'single-choice', options: options(['a', 'b', 'c']), retired: options(['d']) }),
    answers: ['a', 'b', 'c'] as const,
  }),
  several: (random: Random, id: string) => ({
    field: buildField(id, {
      type: 'multiple-choice',
      options: options(['a', 'b', 'c']),
      retired: options(['d', 'e']),
      choice: { fewest: 1 + random.number(2), most: 2 + random.number(2) },
    }),
    answers: ['a', 'b', 'c'] as const,
  }),
  number: (random: Random, id: string) => ({
    field: buildField(id, { text: { nature: 'decimal', least: 0, greatest: 10 + random.number(90) } }),
    answers: ['3', '7', '0'] as const,
  }),
  date: (_random: Random, id: string) => ({
    field: buildField(id, {
      type: 'date',
      date: { limits: { from: '2000-01-01', to: '' }, moving: { to: 'today' } },
    }),
    answers: ['2010-05-05', '2020-12-31', '2000-01-01'] as const,
  }),
  text: (random: Random, id: string) => ({
    field: buildField(id, { text: { shortest: 1 + random.number(3), longest: 10 + random.number(9) } }),
    answers: ['aaaa', 'aaaaaaaaa'] as const,
  }),
};

/** Options that depend on a choice: some are offered with each of its answers. */
function under(id: string, above: Made): Made {
  const [a, b, c] = options(['a', 'b', 'c']);
  if (a === undefined || b === undefined || c === undefined) throw new Error('three options');
  const field = buildField(id, {
    type: 'select',
    options: [{ ...a, under: ['a'] }, { ...b, under: ['b', 'c'] }, c],
    choice: { under: above.field.id },
  });
  return { field, needs: above.needs, answers: ['c'] };
}

function options(values: readonly string[]) {
  return values.map((value) => ({ value, label: { sc: `${value}甲`, tc: `${value}甲`, en: value } }));
}

/** Conditions on questions before it that can hold together. */
function shownBy(random: Random, before: readonly Made[]): { readonly rules: Conditional; readonly needs: Needs } {
  if (before.length === 0 || random.chance(0.4)) return { rules: {}, needs: new Map() };
  let needs: Needs = new Map();
  const parts: Condition[] = [];
  for (let time = 0; time < 1 + random.number(3); time += 1) {
    const asked = before[random.number(before.length)];
    if (asked === undefined) continue;
    const answer = needs.get(asked.field.id) ?? random.pick(asked.answers);
    const merged = together(needs, asked.needs, new Map([[asked.field.id, answer]]));
    if (merged === null) continue;
    needs = merged;
    parts.push(aboutAnswer(random, asked, answer));
  }
  const [first] = parts;
  if (first === undefined) return { rules: {}, needs };
  const useless: Condition = { field: before[0]?.field.id ?? '', answered: true };
  const shownWhen = random.chance(0.3)
    ? { any: [{ all: parts }, useless] }
    : parts.length === 1
      ? first
      : { all: parts };
  return { rules: { shownWhen }, needs };
}

/** A statement that is true for the answer. */
function aboutAnswer(random: Random, { field: { id, type } }: Made, answer: string): Condition {
  const field = id;
  if (random.chance(0.2)) return { field, answered: true };
  if (type === 'date') return { field, days: { from: answer, to: random.chance(0.5) ? answer : '' } };
  if (type !== 'text')
    return random.chance(0.3) ? { not: { not: { field, chosen: [answer] } } } : { field, chosen: [answer] };
  if (/^\d+$/.test(answer)) return { field, number: { least: Number(answer) - 1, most: Number(answer) } };
  return { field, length: { least: answer.length, most: answer.length + random.number(3) } };
}

function sectionShown(random: Random, before: readonly Made[]): Conditional {
  return random.chance(0.5) ? shownBy(random, before).rules : {};
}

/** All needs in one, or null if they contradict each other. */
function together(...all: readonly Needs[]): Needs | null {
  const merged = new Map<string, string>();
  for (const [id, answer] of all.flatMap((needs) => [...needs])) {
    if ((merged.get(id) ?? answer) !== answer) return null;
    merged.set(id, answer);
  }
  return merged;
}
