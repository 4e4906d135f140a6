import { chooseBatch } from '@portico/contract/batches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openSubmitting } from '../testing/submitting-fixture.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
beforeAll(async () => {
  submitting = await openSubmitting();
});
afterAll(() => submitting.close());

const later = (ms: number) => new Date(frozenNow.getTime() + ms);
const day = 86_400_000;

const setApplication = (id: string, change: { stage?: number; batch_id?: string }) =>
  submitting.ownerDb.updateTable('applications').set(change).where('applicant_id', '=', id).execute();

describe('taking an application back', () => {
  it('opens the form, keeps the number, and tells by message and mail', async () => {
    const { id, token } = await submitting.applicant();
    const first = await submitting.submit(token);
    submitting.clock.set(later(1000));
    expect(await submitting.revoke(token)).toMatchObject({ application_state: 1 });
    expect(await submitting.menu(token)).toMatchObject({ application_state: 1 });
    expect(await outcome(submitting.save(token, 'person', { name: 'Eve' }, 1))).toBe('done');
    submitting.clock.set(later(2000));
    const second = await submitting.submit(token);
    expect(second.number).toBe(first.number);
    expect(second.hash).not.toBe(first.hash);
    submitting.clock.set(frozenNow);
    const { application, submissions, events, messages, mails } = await submitting.rowsOf(id);
    expect(application).toMatchObject({ state: 2, number: first.number, submitted_at: later(2000) });
    expect(submissions).toMatchObject([
      { hash: first.hash, revoked_at: later(1000) },
      { hash: second.hash, revoked_at: null },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'revoked', 'submitted']);
    expect(messages.map(({ title }) => title.en)).toEqual([
      'Your application was submitted',
      'Your application was taken back',
      'Your application was submitted',
    ]);
    expect(mails.map(({ purpose }) => purpose).toSorted()).toEqual(['revoked', 'submitted', 'submitted']);
    expect(await submitting.jobsOf(id)).toHaveLength(3);
  });

  it('is answered once for a key, and a late repetition of the submission neither submits again nor says that it counts', async () => {
    const { id, token } = await submitting.applicant();
    await submitting.submit(token, 'the first');
    expect(await outcome(submitting.revoke(token, 'back'))).toBe('done');
    expect(await outcome(submitting.revoke(token, 'back'))).toBe('done');
    expect(await refused(submitting.submit(token, 'the first'))).toBe('keyReused');
    const changes = { person: { revision: 1, changes: { name: 'Eve' } } };
    expect(await refused(submitting.overall(token, changes, 'the first'))).toBe('keyReused');
    expect((await submitting.rowsOf(id)).application.state).toBe(1);
    expect(await refused(submitting.revoke(token))).toBe('notSubmitted');
    submitting.clock.set(later(1000));
    const second = await submitting.overall(token, changes, 'the second');
    expect(await submitting.submit(token, 'the first')).toEqual(second);
    submitting.clock.set(frozenNow);
  });

  it.each([
    ['once the batch is over', day + 1000, 'notRevocable'],
    ['through the last second of the batch', day + 999, 'done'],
  ])('is possible %s or not', async (_when, after, expected) => {
    const { token } = await submitting.applicant();
    await submitting.submit(token);
    submitting.clock.set(later(after));
    expect(await outcome(submitting.revoke(token))).toBe(expected);
    submitting.clock.set(frozenNow);
  });

  it('is refused where the project does not allow it, and once the institution has moved to the next stage', async () => {
    const { id, token } = await submitting.applicant();
    await submitting.submit(token);
    const allow = (allows_revoking: boolean) =>
      submitting.ownerDb
        .updateTable('projects')
        .set({ allows_revoking })
        .where('id', '=', submitting.project.id)
        .execute();
    await allow(false);
    expect(await refused(submitting.revoke(token))).toBe('notRevocable');
    await allow(true);
    await setApplication(id, { stage: 1 });
    expect(await refused(submitting.revoke(token))).toBe('notRevocable');
    expect(await submitting.menu(token)).toMatchObject({ application_state: 2 });
  });
});

describe('applying again', () => {
  it('opens a draft without a batch once the batch is over; what was submitted stays', async () => {
    const { id, token } = await submitting.applicant();
    const first = await submitting.submit(token);
    expect(await refused(submitting.reapply(token))).toBe('notReapplicable');
    submitting.clock.set(later(day + 1000));
    expect(await submitting.reapply(token)).toMatchObject({ application_state: 1 });
    expect(await refused(submitting.reapply(token))).toBe('notSubmitted');
    expect(await submitting.menu(token)).toMatchObject({ application_state: 1, batchId: '' });
    expect((await submitting.rowsOf(id)).application).toMatchObject({ number: null, batch_id: null, stage: 0 });
    expect(await refused(submitting.submit(token))).toBe('chooseBatch');
    const next = await submitting.batch(3 * day, { code: 'NEXT' });
    expect(await outcome(submitting.client.as({ token }).call(chooseBatch, { batchId: next }))).toBe('done');
    expect((await submitting.submit(token)).number).toBe('SUBMI-NEXT-000001');
    submitting.clock.set(frozenNow);
    const { submissions, events } = await submitting.rowsOf(id);
    expect(submissions).toMatchObject([
      { number: first.number, revoked_at: null },
      { number: 'SUBMI-NEXT-000001', revoked_at: null },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['submitted', 'reapplied', 'submitted']);
  });

  it('is possible in the same batch where the application is completed: the same number, one that counts', async () => {
    const { id, token } = await submitting.applicant();
    const first = await submitting.submit(token);
    await setApplication(id, { stage: 2 });
    expect(await outcome(submitting.reapply(token))).toBe('done');
    await submitting.client.as({ token }).call(chooseBatch, { batchId: submitting.project.batchId });
    submitting.clock.set(later(5));
    expect((await submitting.submit(token)).number).toBe(first.number);
    submitting.clock.set(frozenNow);
    expect((await submitting.rowsOf(id)).submissions).toMatchObject([{ revoked_at: later(5) }, { revoked_at: null }]);
  });

  it('needs an application that was submitted', async () => {
    const { token } = await submitting.applicant();
    expect(await refused(submitting.reapply(token))).toBe('notSubmitted');
    expect(await refused(submitting.revoke(token))).toBe('notSubmitted');
  });
});

describe('the records', () => {
  it('cannot be rewritten by the application, and go with the account', async () => {
    const { id, token } = await submitting.applicant();
    await submitting.submit(token);
    const db = submitting.database.forProject(submitting.project);
    await expect(db.updateTable('submissions').set({ hash: 'x' }).execute()).rejects.toThrow(/permission denied/);
    await expect(db.deleteFrom('submissions').execute()).rejects.toThrow(/permission denied/);
    await expect(db.updateTable('application_events').set({ kind: 'revoked' }).execute()).rejects.toThrow(/permission/);
    await expect(db.deleteFrom('application_events').execute()).rejects.toThrow(/permission denied/);
    const { application } = await submitting.rowsOf(id);
    await db.deleteFrom('applicants').where('id', '=', id).execute();
    const left = async (table: 'submissions' | 'application_events') =>
      (await submitting.ownerDb.selectFrom(table).selectAll().where('application_id', '=', application.id).execute())
        .length;
    expect([await left('submissions'), await left('application_events')]).toEqual([0, 0]);
  });
});
