// @vitest-environment jsdom
import { kitchenSink } from '@portico/testing/kitchen-sink';
import { beforeEach, expect, it } from 'vitest';
import { storeTrial, recallTrial } from './trial-draft.ts';

beforeEach(() => sessionStorage.clear());

const fields = kitchenSink.modules.flatMap((module) => module.fields);
const text = fields.find(({ type }) => type === 'text')?.key ?? '';
const file = fields.find(({ type }) => type === 'upload')?.key ?? '';

it('brings back what was written, and not the files, which were in the memory of the page', () => {
  const picture = { uid: 'u', name: 'a.jpg', url: 'u' };
  const written = { [text]: { value: '陈小明' } };
  storeTrial('one', kitchenSink, { fields: { ...written, [file]: { value: [picture] } }, rows: {} });
  expect(recallTrial('one', kitchenSink)).toEqual({ fields: written, rows: {} });
});

it('keeps one project from another', () => {
  storeTrial('one', kitchenSink, { fields: { [text]: { value: 'x' } }, rows: {} });
  expect(recallTrial('two', kitchenSink)).toEqual({ fields: {}, rows: {} });
});
