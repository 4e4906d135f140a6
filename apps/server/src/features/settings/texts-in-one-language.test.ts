import { expect, test } from 'vitest';
import { needsAnother } from './texts-in-one-language.ts';

const text = (sc: string, tc: string, en: string) => ({ sc, tc, en });

test.each([
  ['said in what remains', text('一', '', 'one'), false],
  ['said in the other language alone', text('', '', 'one'), true],
  ['blanks say nothing', text('  ', '', 'one'), true],
  ['said nowhere', text('', '', ''), false],
  ['somewhere deep down', { modules: [{ fields: [{ label: text('', '一', '') }] }] }, true],
  ['something else', { sc: 1, note: 'x', list: [null, 3] }, false],
])('%s', (_, published, expected) => {
  expect(needsAnother(published, ['sc'])).toBe(expected);
});
