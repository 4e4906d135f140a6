import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import { buildField, buildGroup, buildModule, buildSwitch, buildAnswers } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { lookupsForPreview } from './preview-lookups.ts';

const context = { language: 'sc', today: '2026-11-15' } as const;
const fields = [
  buildField('name'),
  buildSwitch('abroad', ['passport', 'visa']),
  buildField('passport'),
  buildSwitch('visa', ['until']),
  buildField('until'),
];
const group = buildGroup('jobs', [buildSwitch('paid', ['wage']), buildField('wage')]);
const form = compileForm({ modules: [buildModule('m', fields, { groups: [group] })] }, toyModels);

function look(
  values: Record<string, string>,
  withheld: readonly string[],
  rows: readonly Record<string, string>[] = [],
) {
  const answers = { fields: buildAnswers(values), rows: { jobs: rows.map(buildAnswers) } };
  return lookupsForPreview(form, answers, new Set(withheld), context);
}

describe('what a reader sees of a field', () => {
  it.each([
    ['an answer', { name: 'Lin' }, [], 'name', 'Lin'],
    ['no answer yet', {}, [], 'name', ''],
    ['one kept back', {}, ['name'], 'name', 'withheld'],
    ['nothing of one that is not asked', { abroad: 'no' }, [], 'passport', null],
    ['nothing of it though it would be kept back', { abroad: 'no' }, ['passport'], 'passport', null],
    ['one kept back that is asked', { abroad: 'yes' }, ['passport'], 'passport', 'withheld'],
    ['an answer behind one kept back', { passport: 'E1' }, ['abroad'], 'passport', 'E1'],
    ['nothing where no answer is behind it', {}, ['abroad'], 'passport', null],
    ['an answer two steps behind', { until: '2030' }, ['abroad'], 'until', '2030'],
    ['both kept back', {}, ['abroad', 'passport'], 'passport', 'withheld'],
  ] as const)('%s', (_name, values, withheld, key, expected) => {
    const field = form.byKey.get(key);
    if (field === undefined) throw new Error(`No field ${key}`);
    const answer = look(values, withheld).plain(field);
    expect(typeof answer === 'object' ? (answer?.value ?? null) : answer).toBe(expected);
  });
});

it('sees each row by itself', () => {
  const compiled = form.groups.get('jobs');
  const wage = form.byKey.get('wage');
  if (compiled === undefined || wage === undefined) throw new Error('No group');
  const rows = [{ paid: 'yes', wage: '7' }, { paid: 'no' }];
  const answer = (withheld: readonly string[]) =>
    look({}, withheld, rows)
      .rowsOf(compiled)
      .map((row) => row(wage));
  expect(answer([])).toEqual([{ value: '7' }, null]);
  expect(answer(['wage'])).toEqual(['withheld', null]);
});
