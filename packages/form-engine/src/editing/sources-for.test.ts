import { expect, it } from 'vitest';
import { buildField, buildGroup, buildModule, buildSwitch, local } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { sourcesFor } from './sources-for.ts';

const models = {
  ...toyModels,
  text: { ...toyModels.text, number: () => 1 },
};
const rows = buildGroup('g', [
  buildField('row'),
  buildField('other-row'),
  buildField('card', { text: { nature: 'id-card' } }),
]);
const form = {
  modules: [
    buildModule(
      'm',
      [
        buildField('name'),
        buildField('total', { text: { nature: 'decimal' } }),
        buildField('id', { text: { nature: 'id-card' } }),
        buildField('born', { type: 'date' }),
        buildSwitch('province', []),
        buildSwitch('city', [], { choice: { under: 'province' } }),
        buildField('after', { shownWhen: { field: 'total', answered: true } }),
      ],
      { groups: [rows] },
    ),
    buildModule('letter', [buildField('praise'), buildSwitch('knows', [])], { author: 'recommender' }),
    { ...buildModule('more', []), title: local('more'), groups: [buildGroup('h', [buildField('far')])] },
  ],
};
const idsFor = (...[id, rule, options]: [string, Parameters<typeof sourcesFor>[3], { mayDepend: boolean }]) =>
  sourcesFor(form, models, id, rule, options).map(({ definition }) => definition.id);

it('offers only ID cards beside a birthday', () => {
  expect(idsFor('born', (source) => ({ filledFromIdCard: source }), { mayDepend: true })).toEqual(['id']);
});

it('offers choices of the same sheet for options that depend, and none that depends already', () => {
  const under = (source: string) => ({ choice: { under: source } });
  expect(idsFor('city', under, { mayDepend: false })).toEqual(['province']);
  expect(idsFor('province', under, { mayDepend: false })).toEqual([]);
});

it('offers answers of the same type that can be reached for a comparison; a row also itself', () => {
  const compare = (source: string) => ({ compare: { fields: [source] } });
  expect(idsFor('name', compare, { mayDepend: true })).toEqual(['total', 'id', 'after', 'praise']);
  expect(idsFor('row', compare, { mayDepend: true })).toContain('row');
});

it('offers numbers within reach for a sum, and none that waits for it', () => {
  const sum = (source: string) => ({ calculated: { sum: [source] } });
  expect(idsFor('total', sum, { mayDepend: false })).toEqual(['name', 'id', 'row', 'other-row', 'card']);
});
