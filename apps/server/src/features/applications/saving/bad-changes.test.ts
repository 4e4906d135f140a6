import { saveBasic } from '@portico/contract/applications';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal } from '../../../testing/client.ts';
import { openSaving } from '../testing/saving-fixture.ts';

let saving: Awaited<ReturnType<typeof openSaving>>;
let token: string;
beforeAll(async () => {
  saving = await openSaving();
  token = (await saving.applicant()).token;
});
afterAll(() => saving.close());

const keys = [
  'a',
  'b',
  'long',
  'ask',
  'ask_other',
  'told',
  'phone',
  'g',
  'r',
  '__proto__',
  'constructor',
  '',
  '\u0000',
];
const odd = fc.constantFrom<unknown>(
  null,
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202e\ufeff\u0007',
  '字'.repeat(200),
  '-0',
  -0,
  1e308,
  true,
  { value: { value: {} } },
  [{ columnNumber: 2 ** 53, r: 1 }],
  [{ columnNumber: -1, r: ['x'] }, null],
  ['86', { toString: 'x' }],
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 5 },
    odd,
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 4 }),
  ),
})).any;

/** A save is accepted or refused with a message, and what is saved can be opened again. */
async function outcomeOf(save: Promise<unknown>) {
  const answer = await outcome(save);
  if (answer !== 'done') expect((await refusal(save)).message).toMatch(/./);
  expect(answer).not.toBe('broken');
  expect(await outcome(saving.open(token))).toBe('done');
  return answer;
}

describe('changes of any shape', () => {
  it('are saved or refused with a sentence, and what is saved can be opened again', async () => {
    const seen = { saved: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 3 }), async (changes) => {
        const answer = await outcomeOf(saving.save(token, changes, { revision: 1_000_000 }));
        if (answer === 'done') seen.saved += 1;
        else seen.refused += 1;
      }),
      { numRuns: 150 },
    );
    expect(seen.saved).toBeGreaterThan(10);
    expect(seen.refused).toBeGreaterThan(10);
  });

  it.each([
    [{ menuid: 'm', revision: '-1', changes: '{}' }, 'malformed'],
    [{ menuid: 'm', revision: '1.5', changes: '{}' }, 'malformed'],
    [{ menuid: 'm', revision: '9007199254740993', changes: '{}' }, 'malformed'],
    [{ menuid: 'm', revision: '1e21', changes: '{}' }, 'malformed'],
    [{ menuid: 'm', revision: '9007199254740991', changes: '{}' }, 'done'],
    [{ menuid: 'm', changes: '{}' }, 'malformed'],
    [{ menuid: 'm', revision: '0' }, 'malformed'],
    [{ menuid: '', revision: '0', changes: '{}' }, 'malformed'],
    [{ menuid: '__proto__', revision: '0', changes: '{}' }, 'notFound'],
    [{ menuid: 'm', revision: '0', changes: '{}', form_version: 'x' }, 'malformed'],
    [{ menuid: 'm', revision: '0', changes: '{}', form_version: '00000000-0000-4000-8000-000000000000' }, 'notFound'],
    [{ menuid: 'm', revision: '0', changes: '{"a":1,"a":2}' }, 'done'],
    [{ menuid: 'm', revision: '0', changes: `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}` }, 'unknownField'],
    [{ menuid: 'm', revision: '0', changes: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}` }, 'moduleTooLarge'],
    [
      { menuid: 'm', revision: '0', changes: `{"b":${'{"b":'.repeat(60_000)}1${'}'.repeat(60_000)}}` },
      'moduleTooLarge',
    ],
    [{ menuid: 'm', revision: '0', changes: `{"g":[${'{},'.repeat(39)}{}]}` }, 'done'],
    [{ menuid: 'm', revision: '0', changes: `{"g":[${'{},'.repeat(40)}{}]}` }, 'rowsTooMany'],
  ])('%#: around them, whatever is sent has an answer', async (fields: Record<string, string>, expected) => {
    expect(await outcomeOf(saving.client.as({ token }).send(saveBasic, fields))).toBe(expected);
  });

  it('with more rows than anybody fills in are refused, and cost next to nothing', async () => {
    const save = saving.save(token, { g: Array.from({ length: 100_000 }, () => ({})) });
    expect(await outcomeOf(save)).toBe('moduleTooLarge');
  });
});
