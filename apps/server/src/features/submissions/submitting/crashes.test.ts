import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from '../../../testing/client.ts';
import { type Moment, crashAt } from '../testing/crash-at.ts';
import { complete, openSubmitting } from '../testing/submitting-fixture.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
beforeAll(async () => {
  submitting = await openSubmitting();
});
afterAll(() => submitting.close());

const mostSteps = 60;
const person = { name: 'Ann', schools: [{ columnNumber: 1, school: 'North' }] };

/** Counts of the rows about somebody's application. */
async function figures(id: string) {
  const { application, submissions, messages, mails, events } = await submitting.rowsOf(id);
  return {
    state: application.state,
    standing: submissions.filter(({ revoked_at }) => revoked_at === null).length,
    submissions: submissions.length,
    messages: messages.length,
    mails: mails.length,
    jobs: (await submitting.jobsOf(id)).length,
    events: events.length,
  };
}

const none = { state: 1, standing: 0, submissions: 0, messages: 0, mails: 0, jobs: 0, events: 0 };
const once = { state: 2, standing: 1, submissions: 1, messages: 1, mails: 1, jobs: 1, events: 1 };

const ways = [
  {
    name: 'submit',
    begin: () => submitting.applicant(),
    act: (token: string, key?: string) => submitting.submit(token, key),
    before: none,
    after: once,
  },
  {
    name: 'submit without a key',
    begin: () => submitting.applicant(),
    act: (token: string) => submitting.submit(token),
    before: none,
    after: once,
  },
  {
    name: 'overallSubmission',
    begin: () => submitting.applicant(undefined, null),
    act: (token: string, key?: string) => submitting.overall(token, { person: { revision: 0, changes: person } }, key),
    before: none,
    after: once,
  },
  {
    name: 'revokeApply',
    begin: async () => {
      const applicant = await submitting.applicant();
      await submitting.submit(applicant.token);
      return applicant;
    },
    act: (token: string, key?: string) => submitting.revoke(token, key),
    before: once,
    after: { state: 1, standing: 0, submissions: 1, messages: 2, mails: 2, jobs: 2, events: 2 },
  },
];

describe.each(ways)('a server that dies in the middle of $name', ({ begin, act, before, after, name }) => {
  it.each<Moment>(['before', 'after'])('%s any statement of it', async (moment) => {
    const points: string[] = [];
    const outcomes = new Set<string>();
    for (let step = 0; step < mostSteps; step += 1) {
      const { id, token } = await begin();
      const { at } = await crashAt(step, moment, () => outcome(act(token, 'key')));
      const found = await figures(id);
      outcomes.add(JSON.stringify(found) === JSON.stringify(before) ? 'before' : 'after');
      expect([before, after], `${moment} ${at}`).toContainEqual(found);
      expect(await outcome(act(token, 'key')), `${moment} ${at}`).toBe('done');
      expect(await figures(id)).toEqual(after);
      if (at === null) break;
      points.push(at);
    }
    expect(points.length).toBeGreaterThanOrEqual(4);
    expect(points.length).toBeLessThan(mostSteps);
    expect(points.some((text) => text.startsWith('commit'))).toBe(true);
    if (moment === 'after') expect([...outcomes].toSorted()).toEqual(['after', 'before']);
    if (name.startsWith('submit')) expect(points.some((text) => text.includes('insert_submissions'))).toBe(true);
  });
});

describe('after all of that', () => {
  it('every number was given once, and none was lost', async () => {
    const given = await submitting.ownerDb
      .selectFrom('submissions')
      .select('sequence')
      .where('batch_id', '=', submitting.project.batchId)
      .orderBy('sequence')
      .execute();
    const numbers = given.map(({ sequence }) => sequence);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(await submitting.counterOf(submitting.project.batchId)).toBe(numbers.length);
    const { token } = await submitting.applicant(undefined, complete);
    expect((await submitting.submit(token)).number).toMatch(new RegExp(`${numbers.length + 1}$`));
  });
});
