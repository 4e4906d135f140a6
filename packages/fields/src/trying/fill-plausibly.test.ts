import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldTypes, textNatures } from '@portico/form-engine/definition/field-type';
import { noAnswers } from '@portico/form-engine/values/answer';
import { beforeAll, expect, it } from 'vitest';
import { models } from '../models.ts';
import { plausibleFor } from '../plausible.ts';
import { fillPlausibly } from './fill-plausibly.ts';

const today = '2026-11-18';
const label = { sc: '题', tc: '題', en: 'Question' };
beforeAll(async () => models.phone.prepare?.());

it.each(fieldTypes.filter((type) => models[type].readOnly !== true))('knows an answer to a plain %s', (type) => {
  const options = ['a', 'b'].map((value) => ({ value, label, area: '852' }));
  const field: FieldDefinition = { id: 'f', key: 'f', type, label, required: true, options, columns: options };
  expect(filledIn(field)).toBe(1);
});

it.each(textNatures)('knows different lines of the nature %s', (nature) => {
  const field: FieldDefinition = { id: 'f', key: 'f', type: 'text', label, text: { nature } };
  const lines = plausibleFor('text')(field, { language: 'en', today }, 0).map(({ value }) => String(value));
  expect(new Set(lines).size).toBeGreaterThan(3);
  for (const value of lines.slice(0, 4))
    expect(models.text.check(models.text.read({ value }, field), field, { language: 'en', today })).toBeNull();
});

it.each<[string, Partial<FieldDefinition>]>([
  ['lengths', { text: { shortest: 30, longest: 31 } }],
  ['numbers', { text: { nature: 'decimal', least: 4, greatest: 4 } }],
  ['days of a moving limit', { type: 'date', date: { moving: { from: 'today-20y', to: 'today-18y' } } }],
  ['years far away', { type: 'date', date: { unit: 'year', limits: { from: '1901', to: '1903' } } }],
  ['few words', { type: 'long-text', text: { longest: 3 } }],
])('keeps limits of %s', (_what, settings) => {
  expect(filledIn({ id: 'f', key: 'f', type: 'text', label, required: true, ...settings })).toBe(1);
});

function filledIn(field: FieldDefinition): number {
  const module = { id: 'm', title: label, author: 'applicant', fields: [field], groups: [] } as const;
  const form = compileForm({ modules: [module] }, models);
  return fillPlausibly(form, noAnswers, { language: 'en', today }, 0).count;
}
