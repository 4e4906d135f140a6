import { CallFailed } from '@portico/contract/call-failed';
import { expect, test } from 'vitest';
import { failureText } from './call-failure.ts';

const words = { network: 'no network', timeout: 'too slow', broken: 'broken' };

test.each([
  [
    'what the server said',
    new CallFailed({ kind: 'refused', message: 'The batch is closed.' }),
    'The batch is closed.',
  ],
  ['a server that said nothing', new CallFailed({ kind: 'refused', message: '' }), 'broken'],
  ['a lost connection', new CallFailed({ kind: 'network' }), 'no network'],
  ['a server that took too long', new CallFailed({ kind: 'timeout' }), 'too slow'],
  ['anything else', new TypeError('x is undefined'), 'broken'],
])('%s', (_name, failure, text) => {
  expect(failureText(failure, words)).toBe(text);
});
