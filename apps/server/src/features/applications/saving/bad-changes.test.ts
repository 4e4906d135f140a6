import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function sane(answer: { http: number; message: unknown }) {
  expect(answer.http).toBeLessThan(500);
  expect(answer.message).toEqual(expect.any(String));
  expect(await saving.open(token)).toMatchObject({ http: 200, status: 200 });
}

describe('changes of any shape', () => {
  it('are saved or refused with a sentence, and what is saved can be opened again', async () => {
    const seen = { saved: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 3 }), async (changes) => {
        const answer = await saving.save(token, changes, { revision: 1_000_000 });
        if (answer.status === 200) seen.saved += 1;
        else seen.refused += 1;
        await sane(answer);
      }),
      { numRuns: 150 },
    );
    expect(seen.saved).toBeGreaterThan(10);
    expect(seen.refused).toBeGreaterThan(10);
  });

  it.each([
    [{ menuid: 'm', revision: '-1', changes: '{}' }, 400],
    [{ menuid: 'm', revision: '1.5', changes: '{}' }, 400],
    [{ menuid: 'm', revision: '9007199254740993', changes: '{}' }, 400],
    [{ menuid: 'm', revision: '1e21', changes: '{}' }, 400],
    [{ menuid: 'm', revision: '9007199254740991', changes: '{}' }, 200],
    [{ menuid: 'm', changes: '{}' }, 400],
    [{ menuid: 'm', revision: '0' }, 400],
    [{ menuid: '', revision: '0', changes: '{}' }, 400],
    [{ menuid: '__proto__', revision: '0', changes: '{}' }, 404],
    [{ menuid: 'm', revision: '0', changes: '{}', form_version: 'x' }, 400],
    [{ menuid: 'm', revision: '0', changes: '{}', form_version: '00000000-0000-4000-8000-000000000000' }, 404],
    [{ menuid: 'm', revision: '0', changes: '{"a":1,"a":2}' }, 200],
    [{ menuid: 'm', revision: '0', changes: `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}` }, 200],
    [{ menuid: 'm', revision: '0', changes: `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}` }, 400],
    [{ menuid: 'm', revision: '0', changes: `{"b":${'{"b":'.repeat(60_000)}1${'}'.repeat(60_000)}}` }, 400],
    [{ menuid: 'm', revision: '0', changes: `{"g":[${'{},'.repeat(3_000)}{}]}` }, 200],
  ])('%#: around them, whatever is sent has an answer', async (fields: Record<string, string>, http) => {
    const answer = await saving.ask('POST', 'apply/basic', fields, token);
    await sane(answer);
    expect(answer.http).toBe(http);
  });

  it('with more rows than anybody fills in are refused, and cost next to nothing', async () => {
    const answer = await saving.save(token, { g: Array.from({ length: 100_000 }, () => ({})) });
    expect(answer).toMatchObject({ http: 200, status: 4132 });
    await sane(answer);
  });
});
