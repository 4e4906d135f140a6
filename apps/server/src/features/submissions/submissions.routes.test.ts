import { createHash } from 'node:crypto';
import { countNewMessage, home } from '@portico/contract/accounts';
import type { RouteSpec } from '@portico/contract/route';
import { overallSubmission, reapply, revokeApply, submit } from '@portico/contract/submissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../domain/receipts/canonical-json.ts';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildApplicant, buildProject, toyText } from '../../testing/toys/toy-tenants.ts';
import { complete, openSubmitting } from './testing/submitting-fixture.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
beforeAll(async () => {
  submitting = await openSubmitting();
});
afterAll(() => submitting.close());

const seconds = frozenNow.getTime() / 1000;

describe('submitting', () => {
  it('answers with number, time, hash and receipt, and freezes what counts', async () => {
    const { id, token } = await submitting.applicant();
    const data = await submitting.submit(token);
    const { application, submissions, events, messages, mails } = await submitting.rowsOf(id);
    const snapshot = { fields: { name: complete.fields.name, abroad: complete.fields.abroad }, rows: complete.rows };
    expect(submissions).toMatchObject([{ snapshot, number: data.number, batch_id: submitting.project.batchId }]);
    const hash = createHash('sha256').update(canonicalJson(submissions[0]?.snapshot)).digest('hex');
    expect(data).toMatchObject({ submitted_at: seconds, hash, application_state: 2 });
    expect(data.number).toMatch(/^SUBMI-202601-\d{6}$/);
    expect(data.receipt.facts).toMatchObject({
      number: data.number,
      answersHash: hash,
      name: 'Toy Person',
      batch: toyText('Batch'),
      submittedAt: frozenNow.toISOString(),
      timeZone: 'Asia/Shanghai',
    });
    expect(application).toMatchObject({ state: 2, stage: 0, number: data.number, submitted_at: frozenNow });
    expect(events).toMatchObject([{ kind: 'submitted', submission_id: submissions[0]?.id, by_whom: id }]);
    expect(messages).toMatchObject([{ read_at: null }]);
    expect(messages[0]?.body.en).toContain(data.number);
    expect(mails).toMatchObject([{ purpose: 'submitted', channel: 'mail', state: 'queued' }]);
    expect(mails[0]?.text).toContain(data.number);
    expect(await submitting.jobsOf(id)).toHaveLength(1);
  });

  it('is told by home, menu and the number of unread messages', async () => {
    const { token } = await submitting.applicant();
    const { number } = await submitting.submit(token);
    expect(number).toMatch(/\d$/);
    expect(await submitting.menu(token)).toMatchObject({ application_state: 2 });
    const { user_info } = await submitting.client.as({ token }).call(home, {});
    expect(user_info).toMatchObject({ application_state: 2 });
    await submitting.tellAll();
    expect(await submitting.client.as({ token }).call(countNewMessage, {})).toBe(1);
    expect(await refused(submitting.save(token, 'person', { name: 'Bob' }, 1))).toBe('submitted');
  });

  it('needs a session, and one of the person', async () => {
    expect(await refused(submitting.submit())).toBe('notSignedIn');
    expect(await refused(submitting.submit('x'.repeat(43)))).toBe('notSignedIn');
    expect(await refused(submitting.revoke())).toBe('notSignedIn');
    expect(await refused(submitting.reapply())).toBe('notSignedIn');
    expect(await refused(submitting.overall(undefined, {}))).toBe('notSignedIn');
  });

  it('is over with the session, also where it was known before', async () => {
    const { id, token } = await submitting.applicant(undefined, null);
    expect(await refused(submitting.submit(token))).toBe('incomplete');
    await submitting.fill(id, 'person', complete);
    await submitting.ownerDb.deleteFrom('applicant_sessions').where('applicant_id', '=', id).execute();
    expect(await refused(submitting.submit(token))).toBe('notSignedIn');
    expect((await submitting.rowsOf(id)).submissions).toEqual([]);
  });

  it('is refused with everything that is missing, each with its place', async () => {
    const { id, token } = await submitting.applicant(undefined, { fields: { abroad: { value: 'yes' } }, rows: {} });
    const { error, data, message } = await refusal(submitting.submit(token));
    expect(error).toBe('incomplete');
    expect(message).toMatch(/not complete/);
    const person = { menuid: 'person', title: { sc: 'person', tc: 'person', en: 'person' } };
    const plain = { group: '', columnNumber: 0, problem: { key: 'required' } };
    const missing = [
      { ...person, field: 'name', name: { sc: 'name', tc: 'name', en: 'name' }, ...plain },
      { ...person, field: 'visa', name: { sc: 'visa', tc: 'visa', en: 'visa' }, ...plain },
      {
        ...person,
        field: '',
        name: { sc: 'schools', tc: 'schools', en: 'schools' },
        group: 'schools',
        columnNumber: 0,
        problem: { key: 'rowsMissing', params: { least: 1 } },
      },
    ];
    expect(data).toEqual({ missing });
    expect(await submitting.rowsOf(id)).toMatchObject({ submissions: [], events: [], messages: [], mails: [] });
  });

  it('takes an optional module that is empty, and not one that was begun', async () => {
    const { id, token } = await submitting.applicant();
    await submitting.fill(id, 'papers', { fields: { paper: { value: [] } }, rows: {} });
    expect(await outcome(submitting.submit(token))).toBe('done');
    const other = await submitting.applicant();
    const file = { uid: '00000000-0000-4000-8000-000000000000', name: 'a.pdf', url: '/x' };
    await submitting.fill(other.id, 'papers', { fields: { paper: { value: [file] } }, rows: {} });
    const missing = async () => (await refusal(submitting.submit(other.token))).data;
    expect(await missing()).toMatchObject({ missing: [{ menuid: 'papers', field: 'note' }] });
    await submitting.fill(other.id, 'papers', {
      fields: { paper: { value: [file] }, note: { value: 'x' } },
      rows: {},
    });
    // The file was never bound, so it belongs to nobody.
    expect(await missing()).toMatchObject({ missing: [{ menuid: 'papers', field: 'paper' }] });
  });

  it('is refused before a batch is chosen, and where the form has changed since it was looked at', async () => {
    const { token } = await buildApplicant(submitting.ownerDb, submitting.project);
    expect(await refused(submitting.submit(token))).toBe('chooseBatch');
    const somebody = await submitting.applicant();
    const other = '00000000-0000-4000-8000-000000000000';
    expect(await refused(submitting.submit(somebody.token, undefined, { form_version: other }))).toBe('formChanged');
    expect(await outcome(submitting.submit(somebody.token, undefined, { form_version: submitting.version }))).toBe(
      'done',
    );
  });

  it('leaves out modules that the batch leaves out', async () => {
    const short = await submitting.batch(86_400_000, { leftOut: ['person'], code: 'SHORT' });
    const { id, token } = await submitting.applicant();
    await submitting.ownerDb
      .updateTable('applications')
      .set({ batch_id: short })
      .where('applicant_id', '=', id)
      .execute();
    expect(await submitting.submit(token)).toMatchObject({ number: 'SUBMI-SHORT-000001' });
    expect((await submitting.rowsOf(id)).submissions[0]?.snapshot).toEqual({ fields: {}, rows: {} });
  });

  it('keeps a number of the old kind, which people have, when it is submitted again', async () => {
    const { id, token } = await submitting.applicant();
    await submitting.submit(token);
    await submitting.revoke(token);
    await submitting.ownerDb
      .updateTable('submissions')
      .set({ number: '202601000077' })
      .where('applicant_id', '=', id)
      .execute();
    const again = await submitting.submit(token);
    expect([again.number, again.receipt.facts.number]).toEqual(['202601000077', '202601000077']);
  });

  it('keeps the codes of project and batch once a number contains them', async () => {
    const { batchId, id } = submitting.project;
    const { ownerDb } = submitting;
    await submitting.submit((await submitting.applicant()).token);
    const ofBatch = ownerDb.updateTable('batches').set({ code: 'NEW' }).where('id', '=', batchId).execute();
    await expect(ofBatch).rejects.toThrow('it stays');
    const ofProject = ownerDb.updateTable('projects').set({ code: 'NEW' }).where('id', '=', id).execute();
    await expect(ofProject).rejects.toThrow('it stays');
  });

  it('keeps the submissions of tenants apart', async () => {
    const elsewhere = await buildProject(submitting.ownerDb, { slug: 'submitting-elsewhere' });
    await submitting.publish(elsewhere);
    const stranger = await submitting.applicant(elsewhere);
    const { number } = await submitting.submit(stranger.token);
    expect(number).toBe('SUBMI2-202601-000001');
    const { token } = await submitting.applicant();
    const foreign = {
      org_id: elsewhere.orgId,
      project_id: elsewhere.id,
      user_id: stranger.id,
      uid: stranger.id,
      domain: elsewhere.slug,
    };
    const routes: readonly RouteSpec[] = [submit, overallSubmission, revokeApply, reapply];
    for (const [name, value] of Object.entries(foreign))
      for (const route of routes) {
        const fields = { terms: 1, known_items: 1, modules: '{}', [name]: value };
        expect(await refused(submitting.client.as({ token }).send(route, fields))).toBe('notFound');
      }
    expect(await submitting.menu(token)).toMatchObject({ application_state: 1 });
    const { counterOf, project } = submitting;
    expect(await counterOf(elsewhere.batchId)).toBe(1);
    expect(await counterOf(project.batchId)).toBeGreaterThan(1);
  });
});
