import { saveBasic } from '@portico/contract/applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from '../../testing/client.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { type Letters, openLetters } from './testing/letters-fixture.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.close());

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

async function written() {
  const request = await letters.invite();
  await letters.save(request.token, request.uid, { praise: 'First.' });
  return request;
}

/** Runs both at once, alternating which is sent first; returns both outcomes. */
async function atOnce<A, B>(round: number, one: () => Promise<A>, other: () => Promise<B>): Promise<readonly [A, B]> {
  if (round % 2 === 0) {
    const [first, second] = [one(), other()];
    return [await first, await second];
  }
  const [second, first] = [other(), one()];
  return [await first, await second];
}

describe('submitting', () => {
  it.each([
    ['without a key', () => undefined],
    ['with one key', () => 'the same'],
    ['with a key each', (at: number) => `key ${at}`],
  ])('twelve times at once %s: one letter, one mail each, one answer', async (_how, key) => {
    const { uid, token, byCode } = await written();
    const answers = await Promise.all(times(12, (at) => letters.submit(at % 3 === 0 ? byCode : token, uid, key(at))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { thanks, notices, messages } = await letters.rowsOf(uid);
    expect([thanks.length, notices.length, messages.length]).toEqual([1, 1, 1]);
  });

  it('and the address is changed: one of the two, and the letter is of the one who was asked', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { uid, token, applicationId } = await written();
      const [submitted, changed] = await atOnce(
        round,
        () => outcome(letters.submit(token, uid)),
        () => letters.withdraw(uid, applicationId, ['new@example.org']),
      );
      const { request, letter, thanks, messages } = await letters.rowsOf(uid);
      if (changed) {
        expect(submitted).toBe('linkBroken');
        expect([request.state, letter?.submitted_at, letter?.snapshot, thanks.length, messages.length]).toEqual([
          'withdrawn',
          null,
          null,
          0,
          0,
        ]);
      } else {
        expect(submitted).toBe('done');
        expect([request.state, letter?.snapshot]).toMatchObject([
          'written',
          { fields: { praise: { value: 'First.' } } },
        ]);
      }
    }
  });

  it('and the applicant saves another address in the form: one of the two', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { uid, token, applicant } = await written();
      const changes = JSON.stringify({ referees: [{ columnNumber: 1, who: 'Wu', mail: 'new@example.org' }] });
      const save = { menuid: 'named', revision: 1, changes };
      const [submitted, saved] = await atOnce(
        round,
        () => outcome(letters.submit(token, uid)),
        () => outcome(letters.client.as({ token: applicant.token }).call(saveBasic, save)),
      );
      const { request, letter } = await letters.rowsOf(uid);
      const isWritten = submitted === 'done';
      expect([submitted, saved]).toEqual(isWritten ? ['done', 'letterWritten'] : ['linkBroken', 'done']);
      expect([request.state, letter?.submitted_at !== null]).toEqual(
        isWritten ? ['written', true] : ['withdrawn', false],
      );
    }
  });

  it.each([
    ['submitting', (uid: string, token: string) => letters.submit(token, uid)],
    ['saving', (uid: string, token: string) => letters.save(token, uid, { praise: 'Late.' }, { revision: 1 })],
    ['declining', (uid: string, token: string) => letters.decline(token, uid)],
    ['opening', (uid: string, token: string) => letters.filed(token, uid)],
  ])('that waits for a change of the address comes too late: %s', async (what, act) => {
    const { uid, token, applicationId } = what === 'opening' ? await letters.invite() : await written();
    const waiting: Promise<string>[] = [];
    await letters.withdraw(uid, applicationId, ['new@example.org'], async () => {
      waiting.push(outcome(act(uid, token)));
      await untilBlocked(letters.ownerDb);
    });
    expect(await waiting[0]).toBe('linkBroken');
    const { request, letter, modules } = await letters.rowsOf(uid);
    expect([request.state, request.opened_at, letter?.submitted_at ?? null]).toEqual(['withdrawn', null, null]);
    expect(JSON.stringify(modules)).not.toContain('Late');
  });

  it('and a pending change of the row: the saved address decides', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { uid, token, applicant } = await written();
      const [submitted] = await atOnce(
        round,
        () => outcome(letters.submit(token, uid)),
        () => letters.name(applicant.id, ['new@example.org']),
      );
      const { request, letter } = await letters.rowsOf(uid);
      expect(letter?.submitted_at !== null).toBe(submitted === 'done');
      expect(request.state).toBe(submitted === 'done' ? 'written' : 'invited');
      expect(['done', 'linkBroken']).toContain(submitted);
    }
  });

  it('and saving: what was handed in is what is kept', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { uid, token, byCode } = await written();
      const [submitted, saved] = await atOnce(
        round,
        () => outcome(letters.submit(token, uid)),
        () => outcome(letters.save(byCode, uid, { praise: 'Late.' }, { revision: 1 })),
      );
      expect(submitted).toBe('done');
      expect(['done', 'letterWritten']).toContain(saved);
      const { letter, modules } = await letters.rowsOf(uid);
      const expected = saved === 'done' ? 'Late.' : 'First.';
      expect(letter?.snapshot?.fields['praise']).toEqual({ value: expected });
      expect(modules[0]?.values).toMatchObject({ fields: { praise: { value: expected } } });
    }
  });

  it('and declining: one of the two', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { uid, token, byCode } = await written();
      const [submitted, declined] = await atOnce(
        round,
        () => outcome(letters.submit(token, uid)),
        () => outcome(letters.decline(byCode, uid, { reason: 'noTime' })),
      );
      const { request, letter, notices } = await letters.rowsOf(uid);
      const isWritten = submitted === 'done';
      expect(declined).toBe(isWritten ? 'letterWritten' : 'done');
      expect(['done', 'letterDeclined']).toContain(submitted);
      expect([request.state, letter?.submitted_at !== null, notices.length]).toEqual(
        isWritten ? ['written', true, 1] : ['declined', false, 1],
      );
    }
  });

  it('and deleting the account: nothing is left, and nothing deadlocks', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { uid, token, applicant } = await written();
      const db = letters.database.forProject(letters.project);
      const [submitted] = await atOnce(
        round,
        () => outcome(letters.submit(token, uid)),
        () => db.deleteFrom('applicants').where('id', '=', applicant.id).execute(),
      );
      expect(['done', 'notSignedIn', 'notFound', 'linkBroken']).toContain(submitted);
      const left = await letters.ownerDb.selectFrom('sheets').select('hash').where('id', '=', uid).execute();
      expect(left).toEqual([]);
    }
  });
});

describe('saving', () => {
  it('and the address is changed: nothing is written to a request that was taken back', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { uid, token, applicationId } = await written();
      const [saved, changed] = await atOnce(
        round,
        () => outcome(letters.save(token, uid, { praise: 'Late.' }, { revision: 1 })),
        () => letters.withdraw(uid, applicationId, ['new@example.org']),
      );
      expect(changed).toBe(true);
      const { modules } = await letters.rowsOf(uid);
      const expected = saved === 'done' ? 'Late.' : 'First.';
      expect(modules[0]?.values).toMatchObject({ fields: { praise: { value: expected } } });
      expect(['done', 'linkBroken']).toContain(saved);
    }
  });

  it('and opening for the first time: one letter on one version', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { uid, token, byCode } = await letters.invite();
      const calls = [letters.filed(token, uid), letters.save(byCode, uid, { praise: 'x' }), letters.filed(byCode, uid)];
      expect(await Promise.all(calls.map(outcome))).toEqual(['done', 'done', 'done']);
    }
  });
});
