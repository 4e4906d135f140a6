import { expect, it } from 'vitest';
import { fieldBattery } from '../testing/battery.ts';
import { richTextFixtures } from './fixtures.ts';
import { richTextModel } from './model.ts';

fieldBattery(richTextModel, richTextFixtures);

const [field] = richTextFixtures.fields;
if (field === undefined) throw new Error('no fixture');

it('is never answered', () => {
  expect(richTextModel.readOnly).toBe(true);
  expect(richTextModel.isEmpty(richTextModel.read({ value: '<p>mine</p>' }, field))).toBe(true);
});

it('must say something in some language', () => {
  expect(richTextModel.checkSettings?.(field)).toEqual([]);
  expect(richTextModel.checkSettings?.({ ...field, html: { sc: ' ', tc: '', en: '' } })).toEqual([
    { key: 'htmlMissing' },
  ]);
});
