import { expect, test } from 'vitest';
import { errorStatus } from './error-status.ts';

test.each([
  [{ statusCode: 418, status: 404 }, 418],
  [{ status: 404, response: { status: 502 } }, 404],
  [{ response: { status: 502 } }, 502],
  [{ status: 0, response: { status: 503 } }, 503],
  [new Error('any'), 500],
  ['text', 500],
  [null, 500],
  [undefined, 500],
])('%o has status %i', (error, status) => {
  expect(errorStatus(error)).toBe(status);
});
