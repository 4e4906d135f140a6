import { expect, it } from 'vitest';
import { errorFacts } from './error-facts.ts';

function withStack(message: string, frames: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames].join('\n');
  return error;
}

it('keeps where it happened, relative to the project', () => {
  const frames = [
    '    at save (/srv/portico/apps/server/src/save.ts:3:9)',
    '    at async file:///srv/portico/node_modules/pg/lib/client.js:7:1',
  ];
  expect(errorFacts(withStack('x is undefined', frames))).toEqual({
    name: 'TypeError',
    code: null,
    stack: 'at save (apps/server/src/save.ts:3:9)\nat async node_modules/pg/lib/client.js:7:1',
  });
});

it('keeps nothing of what the error said, even where that looks like a place in the code', () => {
  const message = 'no school\n    at Peking (/home/li-na:1:1)\nfor Li Na';
  expect(errorFacts(withStack(message, ['    at save (/srv/portico/apps/server/src/save.ts:3:9)'])).stack).toBe(
    'at save (apps/server/src/save.ts:3:9)',
  );
});

it.each([
  ['a code of the database', { code: '23505' }, '23505'],
  ['a sentence in its place', { code: 'Li Na is there already' }, null],
])('keeps %s only if it is a code', (_name, more, code) => {
  expect(errorFacts(Object.assign(new Error('x'), more)).code).toBe(code);
});

it('keeps the kind alone of what is no error', () => {
  expect(errorFacts('Li Na')).toEqual({ name: 'string', code: null, stack: '' });
});
