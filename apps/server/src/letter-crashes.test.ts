import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from './testing/client.ts';
import { type Letters, openLetters } from './features/letters/testing/letters-fixture.ts';
import { crashAt, type Moment } from './features/submissions/testing/crash-at.ts';

let letters: Letters;
beforeAll(async () => {
  letters = await openLetters();
});
afterAll(() => letters.close());

const mostSteps = 40;

/** Counts of the rows about a letter. */
async function figures(uid: string) {
  const { request, letter, modules, log, links, thanks, notices, messages } = await letters.rowsOf(uid);
  const isFrozen = letter?.snapshot !== null && letter?.submitted_at !== null && letter !== undefined;
  const figured = [modules, log, links, thanks, notices, messages].map((rows) => rows.length);
  return JSON.stringify({ state: request.state, isFrozen, figured });
}

const ways = [
  {
    name: 'a letter is handed in',
    act: (uid: string, token: string) => letters.submit(token, uid),
  },
  {
    name: 'a letter is saved',
    act: (uid: string, token: string) => letters.save(token, uid, { years: '3' }, { revision: 1, key: 'save' }),
  },
  {
    name: 'a request is declined',
    act: (uid: string, token: string) => letters.decline(token, uid, { reason: 'noTime' }, 'decline'),
  },
];

describe.each(ways)('a server that dies while $name', ({ act }) => {
  it.each<Moment>(['before', 'after'])('%s any statement of it', async (moment) => {
    const begin = async () => {
      const request = await letters.invite();
      await letters.save(request.token, request.uid, { praise: 'Excellent.' });
      return request;
    };
    const whole = await begin();
    const before = await figures(whole.uid);
    await act(whole.uid, whole.token);
    const after = await figures(whole.uid);
    const points: string[] = [];
    const outcomes = new Set<string>();
    for (let step = 0; step < mostSteps; step += 1) {
      const { uid, token } = await begin();
      const { at } = await crashAt(step, moment, () => outcome(act(uid, token)));
      const found = await figures(uid);
      outcomes.add(found);
      expect([before, after], `${moment} ${at}`).toContain(found);
      expect(await outcome(act(uid, token)), `${moment} ${at}`).toBe('done');
      expect(await figures(uid)).toBe(after);
      if (at === null) break;
      points.push(at);
    }
    expect(points.length).toBeGreaterThanOrEqual(4);
    expect(points.length).toBeLessThan(mostSteps);
    expect(points.some((text) => text.startsWith('commit'))).toBe(true);
    if (moment === 'after') expect(outcomes.size).toBe(2);
  });
});
