import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openSubmitting } from '../testing/submitting-fixture.ts';
import { notifyOfSubmissions } from './notify-of-submissions.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
beforeAll(async () => {
  submitting = await openSubmitting();
});
afterAll(() => submitting.close());

/** An applicant who submitted, with the id of the submission. */
async function submitted() {
  const { id, token } = await submitting.applicant();
  await submitting.submit(token);
  const { submissions, messages, mails } = await submitting.rowsOf(id, false);
  expect([messages, mails]).toEqual([[], []]);
  return { id, token, submission: submissions[0]?.id ?? '' };
}

function notify(...submissions: string[]): Promise<void> {
  const { database, project } = submitting;
  const parts = { database, publicUrl: 'https://portico.example' };
  return notifyOfSubmissions(parts, { org: project.orgId, project: project.id, submissions });
}

async function messagesTo(id: string) {
  const { messages, mails } = await submitting.rowsOf(id, false);
  return { messages: messages.length, mails: mails.length, jobs: (await submitting.jobsOf(id)).length };
}

/** The queued notification jobs: the number of submissions, and the delay in seconds on the server's clock. */
async function notificationJobs() {
  const { rows } = await sql<{ submissions: number; delay: number }>`
    select json_array_length(j.payload -> 'submissions') as submissions,
      extract(epoch from j.run_at - ${frozenNow}::timestamptz)::float as delay
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'tell_of_submissions'`.execute(submitting.ownerDb);
  return rows;
}

const once = { messages: 1, mails: 1, jobs: 1 };

describe('notices of submissions', () => {
  it('is done once, however often the queue tries and by however many', async () => {
    const { id, submission } = await submitted();
    await Promise.all([notify(submission), notify(submission), notify(submission)]);
    await notify(submission);
    expect(await messagesTo(id)).toEqual(once);
  });

  it('skips deleted accounts', async () => {
    const [leaver, there] = [await submitted(), await submitted()];
    await submitting.ownerDb.deleteFrom('applicants').where('id', '=', leaver.id).execute();
    await notify(leaver.submission, there.submission);
    expect(await messagesTo(there.id)).toEqual(once);
  });

  it('fails where one cannot be notified, after notifying all others', async () => {
    const [one, other] = [await submitted(), await submitted()];
    await expect(notify(one.submission, 'no id at all', other.submission)).rejects.toThrow(/uuid/);
    expect([await messagesTo(one.id), await messagesTo(other.id)]).toEqual([once, once]);
  });

  it('comes before the notice of the withdrawal, however late the queue is', async () => {
    const { id, token, submission } = await submitted();
    await submitting.revoke(token);
    expect((await submitting.jobsOf(id)).map(({ purpose }) => purpose)).toEqual(['submitted', 'revoked']);
    await notify(submission);
    expect(await messagesTo(id)).toEqual({ messages: 2, mails: 2, jobs: 2 });
  });

  it('gives the number and the moment of the submission, whatever happened since', async () => {
    const { id, token, submission } = await submitted();
    await submitting.revoke(token);
    await notify(submission);
    const { messages, submissions } = await submitting.rowsOf(id, false);
    expect(messages.map(({ title }) => title.en).toSorted()).toHaveLength(2);
    expect(messages.find(({ id: of }) => of === submission)?.body.en).toContain(submissions[0]?.number);
  });
});

describe('the job', () => {
  it('waits half a minute in a rush, and serves all that shared a transaction', async () => {
    await submitting.tellAll();
    const people = await Promise.all(Array.from({ length: 40 }, () => submitting.applicant()));
    await Promise.all(people.map(({ token }) => submitting.submit(token)));
    const jobs = await notificationJobs();
    expect(jobs.reduce((sum, { submissions }) => sum + submissions, 0)).toBe(people.length);
    expect(jobs.length).toBeLessThan(people.length / 2);
    for (const { submissions, delay } of jobs) expect(delay === 30).toBe(submissions >= 4);
  });
});

it('leads from the mail to the receipt of this very submission', async () => {
  const { id, submission } = await submitted();
  await notify(submission);
  const { mails } = await submitting.rowsOf(id, false);
  expect(mails[0]?.text).toContain(`#/receipt?submission=${submission}`);
});
