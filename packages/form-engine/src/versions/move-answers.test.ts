import { expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import { buildField, buildForm, buildGroup, buildModule, buildSwitch, buildAnswers } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { noAnswers } from '../values/answer.ts';
import { moveAnswers } from './move-answers.ts';

const old = compileForm(
  {
    modules: [
      buildModule('m', [buildField('a'), buildField('b'), buildField('c')], {
        groups: [buildGroup('g', [buildField('r'), buildField('s')])],
      }),
    ],
  },
  toyModels,
);

it('keeps every answer whose field still exists, wherever it stands now', () => {
  const next = compileForm(
    { modules: [buildModule('n', [buildField('b')]), buildModule('m', [buildField('a')])] },
    toyModels,
  );
  const moved = moveAnswers(old, next, { fields: buildAnswers({ a: '1', b: '2', c: '3' }), rows: {} });
  expect(moved.answers.fields).toEqual(buildAnswers({ a: '1', b: '2' }));
  expect(moved.leftOver).toEqual([{ key: 'c', answer: { value: '3' } }]);
});

it('keeps rows, and tells which of their answers have no place any more', () => {
  const next = compileForm(
    { modules: [buildModule('m', [], { groups: [buildGroup('g', [buildField('r')])] })] },
    toyModels,
  );
  const rows = { g: [buildAnswers({ r: '1', s: '2' }), buildAnswers({ r: '3' })] };
  const moved = moveAnswers(old, next, { fields: {}, rows });
  expect(moved.answers.rows).toEqual({ g: [buildAnswers({ r: '1' }), buildAnswers({ r: '3' })] });
  expect(moved.leftOver).toEqual([{ key: 's', group: 'g', row: 1, answer: { value: '2' } }]);
});

it('hands back whole rows of a group that is gone, and answers of a field that became part of a row', () => {
  const next = compileForm(
    { modules: [buildModule('m', [], { groups: [buildGroup('h', [buildField('a')])] })] },
    toyModels,
  );
  const moved = moveAnswers(old, next, { fields: buildAnswers({ a: '1' }), rows: { g: [buildAnswers({ r: '2' })] } });
  expect(moved.answers).toEqual(noAnswers);
  expect(moved.leftOver.map(({ key }) => key)).toEqual(['a', 'r']);
});

it('names what is asked anew', () => {
  const next = compileForm(buildForm(buildField('a'), buildSwitch('z', [])), toyModels);
  expect(moveAnswers(old, next, noAnswers).added).toEqual(['z']);
});
