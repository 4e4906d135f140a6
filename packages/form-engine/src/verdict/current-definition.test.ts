import { expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { DateSettings } from '../definition/field-definition.ts';
import { buildField, buildForm } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { currentDefinition } from './current-definition.ts';

const context = { language: 'en', today: '2026-11-15' } as const;

it.each<[string, DateSettings, string, string]>([
  ['move with the calendar', { moving: { from: 'today', to: 'today+1y' } }, '2026-11-15', '2027-11-15'],
  ['may be open', { moving: { to: 'today-18y' } }, '', '2008-11-15'],
  [
    'are the stricter of both',
    { limits: { from: '2026-12-01', to: '2030' }, moving: { from: 'today', to: '2026-12-01+6m' } },
    '2026-12-01',
    '2027-06-01',
  ],
  ['that are fixed stay, if stricter', { limits: { from: '', to: '2020' }, moving: { to: 'today' } }, '', '2020'],
  ['in the same year are the earlier', { limits: { from: '', to: '2026' }, moving: { to: 'today' } }, '', '2026-11-15'],
])('limits %s', (_name, date, from, to) => {
  const form = compileForm(buildForm(buildField('a', { type: 'date', date })), toyModels);
  const field = form.byKey.get('a');
  expect(field && currentDefinition(field, () => null, context).date?.limits).toMatchObject({ from, to });
});
