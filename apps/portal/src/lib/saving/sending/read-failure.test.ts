import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { expect, it } from 'vitest';
import { readFailure } from './read-failure.ts';

const refused = (key: keyof typeof errors, more: { message?: string; retryAfter?: number } = {}) =>
  new CallFailed({ kind: 'refused', ...errors[key], message: 'sentence', ...more });

it.each([
  ['no connection', new CallFailed({ kind: 'network' }), { kind: 'retry', afterMs: 0 }],
  ['given up by the caller', new DOMException('', 'AbortError'), { kind: 'retry', afterMs: 0 }],
  ['a busy server', refused('busy', { retryAfter: 7 }), { kind: 'retry', afterMs: 7000 }],
  ['too many requests', refused('tooMany', { retryAfter: 2 }), { kind: 'retry', afterMs: 2000 }],
  ['a broken server', refused('broken'), { kind: 'retry', afterMs: 0 }],
  ['a page of a proxy', refused('forbidden', { message: '' }), { kind: 'retry', afterMs: 0 }],
  [
    'a page that pretends success',
    new CallFailed({ kind: 'refused', http: 200, status: 200, message: '' }),
    { kind: 'retry' },
  ],
  ['a session that has ended', refused('notSignedIn', { message: '' }), { kind: 'obstacle', obstacle: 'signedOut' }],
  ['a submitted application', refused('submitted'), { kind: 'obstacle', obstacle: 'submitted', text: 'sentence' }],
  ['a closed batch', refused('batchClosed'), { kind: 'obstacle', obstacle: 'batchClosed' }],
  ['no batch', refused('chooseBatch'), { kind: 'obstacle', obstacle: 'chooseBatch' }],
  ['a key used before', refused('keyReused'), { kind: 'newKey' }],
  ['a value that cannot be read', refused('malformed'), { kind: 'value', text: 'sentence' }],
  ['a field that does not exist', refused('unknownField'), { kind: 'value', text: 'sentence' }],
  ['a body that is too large', refused('tooLarge'), { kind: 'value', text: 'sentence' }],
  ['a module that is not theirs', refused('forbidden'), { kind: 'module', text: 'sentence' }],
])('%s', (_, failure, expected) => expect(readFailure(failure)).toMatchObject(expected));
