import type { FieldValue } from '@portico/form-engine/values/answer';
import { expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { levelledListFixtures } from './fixtures.ts';
import { levelledListModel } from './model.ts';

fieldBattery(levelledListModel, levelledListFixtures);

const [field] = levelledListFixtures.fields;
if (field === undefined) throw new Error('no fixture');

it.each<[string, unknown, FieldValue]>([
  ['groups', [{ group: 'A', items: ['1', '2'] }], [{ group: 'A', items: ['1', '2'] }]],
  ['a group without items', [{ group: 'A' }], [{ group: 'A', items: [] }]],
  ['numbers', [{ group: 2026, items: [1] }], [{ group: '2026', items: ['1'] }]],
  [
    'what else lies beside',
    [{ group: ' A ', items: [' ', null, 'b'], note: 1 }, 'c', null],
    [{ group: 'A', items: ['b'] }],
  ],
  ['no list', 'A: 1', []],
])('reads %s', (_what, raw, value) => {
  expect(levelledListModel.read({ value: raw }, field)).toEqual({ value });
});

it('is never answered', () => {
  expect(levelledListModel.readOnly).toBe(true);
});
