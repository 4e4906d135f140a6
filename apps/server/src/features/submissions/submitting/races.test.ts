import { randomUUID } from 'node:crypto';
import { chooseBatch } from '@portico/contract/batches';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { buildFile } from '../../../testing/toys/toy-forms.ts';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';
import { complete, openSubmitting } from '../testing/submitting-fixture.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
beforeAll(async () => {
  submitting = await openSubmitting();
});
afterAll(() => submitting.close());

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

describe('fifty identical submits at once', () => {
  it.each([
    ['without a key', () => undefined],
    ['with one key', () => 'the same'],
    ['with a key each', () => randomUUID()],
  ])('%s: one submission, one number, one mail, one answer', async (_how, key) => {
    const { id, token } = await submitting.applicant();
    const last = await submitting.counterOf(submitting.project.batchId);
    const answers = await Promise.all(times(50, () => submitting.submit(token, key())));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { submissions, mails, messages, events } = await submitting.rowsOf(id);
    expect([submissions, mails, messages, events].map((rows) => rows.length)).toEqual([1, 1, 1, 1]);
    expect(await submitting.counterOf(submitting.project.batchId)).toBe(last + 1);
  });
});

describe('many people at once', () => {
  it('get numbers without a gap, whoever is refused meanwhile', async () => {
    const project = await buildProject(submitting.ownerDb, { slug: 'submitting-many' });
    await submitting.publish(project);
    const people = await Promise.all(times(60, (at) => submitting.applicant(project, at % 3 === 0 ? null : complete)));
    const sent = people.map(({ token }) => submitting.submit(token));
    const refusals = Promise.all(sent.filter((_, at) => at % 3 === 0).map(refused));
    const answers = await Promise.all(sent.filter((_, at) => at % 3 !== 0));
    const numbers = answers.map(({ number }) => number.slice(-6)).toSorted();
    expect(numbers).toEqual(times(40, (at) => String(at + 1).padStart(6, '0')));
    expect(await refusals).toEqual(times(20, () => 'incomplete'));
    for (const { receipt, number, hash } of answers) expect(receipt.facts).toMatchObject({ number, answersHash: hash });
  });

  it('share transactions', async () => {
    const people = await Promise.all(times(40, () => submitting.applicant()));
    const sent = vi.spyOn(Client.prototype, 'query');
    await Promise.all(people.map(({ token }) => submitting.submit(token)));
    const texts = sent.mock.calls.map(([query]: readonly unknown[]) => JSON.stringify(query));
    sent.mockRestore();
    const writes = texts.filter((text) => text.includes('insert_submissions')).length;
    expect(writes).toBeGreaterThan(0);
    expect(writes).toBeLessThan(12);
    expect(texts.filter((text) => text.includes('lock_submissions'))).toHaveLength(writes);
  });

  it.each([
    ['numbers are', 'submission_counters'],
    ['applications are, more than there are connections', 'applications'],
  ] as const)('wait for nobody of another project where %s held for long', async (_what, table) => {
    const stuck = await buildProject(submitting.ownerDb, { slug: `submitting-${table}`.replace('_', '-') });
    const other = await buildProject(submitting.ownerDb, { slug: `submitting-beside-${table}`.replace('_', '-') });
    for (const project of [stuck, other]) await submitting.publish(project);
    await submitting.submit((await submitting.applicant(stuck)).token);
    const people = await Promise.all(times(20, () => submitting.applicant(stuck)));
    const beside = await submitting.applicant(other);
    const waiting = await submitting.ownerDb.transaction().execute(async (db) => {
      await db.selectFrom(table).select('project_id').where('project_id', '=', stuck.id).forUpdate().execute();
      const those = people.map(({ token }) => submitting.submit(token));
      await untilBlocked(db);
      // By then, all of them have got as far as they can.
      for (const { token } of people.slice(0, 5)) await submitting.menu(token);
      expect(await outcome(submitting.submit(beside.token))).toBe('done');
      return { those };
    });
    const numbers = (await Promise.all(waiting.those)).map(({ number }) => number.slice(-6)).toSorted();
    expect(numbers).toEqual(times(20, (at) => String(at + 2).padStart(6, '0')));
  });

  it('get the numbers that follow what another server gave meanwhile', async () => {
    const project = await buildProject(submitting.ownerDb, { slug: 'submitting-replicas' });
    await submitting.publish(project);
    const submit = async () => submitting.submit((await submitting.applicant(project)).token);
    expect((await submit()).number).toMatch(/-202601-000001$/);
    const others = (last: number) =>
      submitting.ownerDb
        .updateTable('submission_counters')
        .set({ last })
        .where('batch_id', '=', project.batchId)
        .execute();
    await others(41);
    const { number, receipt } = await submit();
    expect(number).toMatch(/-202601-000042$/);
    expect(receipt.facts.number).toBe(number);
    await others(12);
    expect((await submit()).number).toMatch(/-202601-000013$/);
  });
});

describe('submitting, and at the same moment', () => {
  it('saving: what was handed in is what is kept', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id, token } = await submitting.applicant();
      const save = () => outcome(submitting.save(token, 'person', { name: 'Late' }, 1));
      const submit = () => outcome(submitting.submit(token));
      const sent = round % 2 === 0 ? [save(), submit()] : [submit(), save()].toReversed();
      const [saved, submitted] = await Promise.all(sent);
      expect(submitted).toBe('done');
      expect(['done', 'submitted']).toContain(saved);
      const { submissions } = await submitting.rowsOf(id);
      expect(submissions[0]?.snapshot.fields.name).toEqual({ value: saved === 'done' ? 'Late' : 'Ann' });
    }
  });

  it('removing a file: it is in both or in neither', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, token } = await submitting.applicant();
      const file = await buildFile(submitting.ownerDb, id, { module: 'papers', key: 'paper' });
      await submitting.fill(id, 'papers', { fields: { paper: { value: [file] }, note: { value: 'x' } }, rows: {} });
      const [removed] = await Promise.all([
        outcome(submitting.save(token, 'papers', { paper: [] }, 1)),
        submitting.submit(token),
      ]);
      const [submission] = (await submitting.rowsOf(id)).submissions;
      const { bound_at } = await submitting.ownerDb
        .selectFrom('stored_files')
        .select('bound_at')
        .where('id', '=', file.uid)
        .executeTakeFirstOrThrow();
      expect('paper' in (submission?.snapshot.fields ?? {})).toBe(removed !== 'done');
      expect(bound_at === null).toBe(removed === 'done');
    }
  });

  it('taking back: the last of both counts, and the number stays', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, token } = await submitting.applicant();
      const { number } = await submitting.submit(token);
      await Promise.all([submitting.revoke(token), submitting.submit(token), submitting.revoke(token)].map(outcome));
      const { application, submissions, events } = await submitting.rowsOf(id);
      const current = submissions.filter(({ revoked_at }) => revoked_at === null);
      expect(application.state).toBe(events.at(-1)?.kind === 'submitted' ? 2 : 1);
      expect(current).toHaveLength(application.state === 2 ? 1 : 0);
      expect(new Set(submissions.map((one) => one.number))).toEqual(new Set([number]));
    }
  });

  it('choosing another batch: the number is of the batch that is kept', async () => {
    const other = await submitting.batch(86_400_000, { code: 'OTHER' });
    for (let round = 0; round < 10; round += 1) {
      const { id, token } = await submitting.applicant();
      const [submitted] = await Promise.all([
        outcome(submitting.submit(token)),
        outcome(submitting.client.as({ token }).call(chooseBatch, { batchId: other })),
      ]);
      const { application, submissions } = await submitting.rowsOf(id);
      expect(submitted).toBe('done');
      expect(submissions[0]?.batch_id).toBe(application.batch_id);
      expect(application.number?.includes('-OTHER-')).toBe(application.batch_id === other);
    }
  });

  it('leaving for good: it is done or not, and nobody waits for ever', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, token } = await submitting.applicant();
      const db = submitting.database.forProject(submitting.project);
      const [submitted] = await Promise.all([
        outcome(submitting.submit(token)),
        db.deleteFrom('applicants').where('id', '=', id).execute(),
      ]);
      expect(['done', 'notSignedIn', 'chooseBatch']).toContain(submitted);
      const left = await submitting.ownerDb
        .selectFrom('submissions')
        .select('id')
        .where('applicant_id', '=', id)
        .execute();
      expect(left).toEqual([]);
    }
  });
});
