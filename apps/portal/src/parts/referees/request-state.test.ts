import { expect, test } from 'vitest';
import { privacyOf, requestStateOf } from './request-state.ts';

test.each([
  [{ letter_state: 0, sendState: null, writeState: 0 }, 'unasked'],
  [{ letter_state: 1, sendState: 0, writeState: 0 }, 'sent'],
  [{ letter_state: 1, sendState: 1, writeState: 0 }, 'delivered'],
  [{ letter_state: 2, sendState: 1, writeState: 0 }, 'opened'],
  [{ letter_state: 3, sendState: 1, writeState: 1 }, 'received'],
  [{ letter_state: 2, sendState: 0, writeState: 1 }, 'received'],
  [{ letter_state: 4, sendState: 1, writeState: 0 }, 'declined'],
  [{ letter_state: 5, sendState: 0, writeState: 0 }, 'bounced'],
] as const)('%o is %s', (facts, state) => {
  expect(requestStateOf(facts)).toBe(state);
});

test.each([
  [{ policy: 'never', decided: true, waived: null }, 'never'],
  [{ policy: 'always', decided: false, waived: null }, 'always'],
  [{ policy: 'unlessWaived', decided: false, waived: null }, 'open'],
  [{ policy: 'unlessWaived', decided: true, waived: true }, 'waived'],
  [{ policy: 'unlessWaived', decided: true, waived: false }, 'kept'],
] as const)('%o reads as %s', (waiver, state) => {
  expect(privacyOf(waiver)).toBe(state);
});
