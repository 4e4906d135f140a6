import { randomUUID } from 'node:crypto';
import { readSinglePage } from '@portico/contract/content';
import { sign } from '@portico/contract/signatures';
import { submit } from '@portico/contract/submissions';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { buildFile } from '../../../testing/toys/toy-forms.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject, toyText, type ToyProject } from '../../../testing/toys/toy-tenants.ts';
import { openSubmitting } from '../testing/submitting-fixture.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
let project: ToyProject;
beforeAll(async () => {
  submitting = await openSubmitting();
  project = await buildProject(submitting.ownerDb, { slug: 'submitting-rules' });
  await submitting.publish(project);
});
afterAll(() => submitting.close());

async function publishPage(key: string, edition: number): Promise<string> {
  const id = randomUUID();
  const text = JSON.stringify(toyText(key));
  const page = { id, project_id: project.id, key, edition, title: text, content: text, consent: text };
  await submitting.ownerDb
    .insertInto('single_pages')
    .values({ ...page, published_at: frozenNow })
    .execute();
  return id;
}

const read = (id: string, token: string) => submitting.client.as({ token }).call(readSinglePage, { id });

/** Adds a picture of the applicant, bound to a field. */
const addFile = (applicant: string, key: string, isBound = true) =>
  buildFile(submitting.ownerDb, applicant, {
    module: 'papers',
    key,
    name: 'signature.png',
    type: 'image/png',
    isBound,
  });

describe('what is to be ticked', () => {
  it('is read in its newest edition and ticked, each page with its own sentence', async () => {
    const { token } = await submitting.applicant(project);
    const page = await publishPage('known-items', 1);
    const first = await publishPage('terms', 1);
    expect(await refusal(submitting.submit(token))).toMatchObject({
      error: 'knownItemsFirst',
      message: 'Please check the known items first...',
    });
    await read(page, token);
    expect(await refused(submitting.submit(token))).toBe('termsFirst');
    await read(first, token);
    const second = await publishPage('terms', 2);
    expect(await refused(submitting.submit(token))).toBe('termsFirst');
    await read(second, token);
    expect(await refused(submitting.submit(token, undefined, { terms: 0 }))).toBe('termsFirst');
    expect(await refused(submitting.submit(token, undefined, { known_items: 0 }))).toBe('knownItemsFirst');
    expect(await refused(submitting.client.as({ token }).send(submit, {}))).toBe('knownItemsFirst');
    expect(await refused(submitting.submit(token, undefined, { terms: 2 }))).toBe('malformed');
    expect(await outcome(submitting.submit(token))).toBe('done');
    await submitting.ownerDb.deleteFrom('page_readings').execute();
    await submitting.ownerDb.deleteFrom('single_pages').execute();
  });
});

describe('a signature', () => {
  it('counts once it was signed with under the policy', async () => {
    const { id, token } = await submitting.applicant(project);
    const signature = await addFile(id, 'signature');
    await submitting.fill(id, 'papers', {
      fields: { signature: { value: [signature] }, note: { value: 'x' } },
      rows: {},
    });
    await publishPage('signature-policy', 1);
    expect(await refusal(submitting.submit(token))).toMatchObject({
      error: 'incomplete',
      data: { missing: [{ menuid: 'papers', field: 'signature', problem: { key: 'notSigned' } }] },
    });
    await submitting.client.as({ token }).call(sign, { uid: signature.uid, agreed: 1, menuid: 'papers' });
    expect(await outcome(submitting.submit(token))).toBe('done');
    await submitting.ownerDb.deleteFrom('single_pages').execute();
  });
});

describe('a file', () => {
  it('must be the person’s own, bound, and for its field', async () => {
    const { id, token } = await submitting.applicant(project);
    const stranger = await submitting.applicant(project);
    const submitWith = async (paper: Awaited<ReturnType<typeof addFile>>) => {
      await submitting.fill(id, 'papers', { fields: { paper: { value: [paper] }, note: { value: 'x' } }, rows: {} });
      return submitting.submit(token);
    };
    for (const file of [
      await addFile(stranger.id, 'paper'),
      await addFile(id, 'signature'),
      await addFile(id, 'paper', false),
    ])
      expect(await refusal(submitWith(file))).toMatchObject({
        error: 'incomplete',
        data: { missing: [{ menuid: 'papers', field: 'paper', problem: { key: 'required' } }] },
      });
    expect(await outcome(submitWith(await addFile(id, 'paper')))).toBe('done');
  });
});

describe('staff in an applicant’s form', () => {
  it('can neither submit nor take back', async () => {
    const { id, token } = await submitting.applicant(project);
    const staff = await buildStaff(submitting.ownerDb, { role: 'administrator' });
    await submitting.ownerDb
      .updateTable('applicant_sessions')
      .set({ staff_id: staff.id })
      .where('applicant_id', '=', id)
      .execute();
    for (const call of [submitting.submit, submitting.revoke, submitting.reapply])
      expect(await refused(call(token))).toBe('forbidden');
    expect(await refused(submitting.overall(token, {}))).toBe('forbidden');
    expect((await submitting.rowsOf(id)).submissions).toEqual([]);
  });
});

describe('groups and modules shown by condition', () => {
  const jobs = buildGroup('jobs', [buildField('job', { required: true })], { requiredRows: 1 });
  const byAnswer: FormDefinition = {
    modules: [
      buildModule('person', [buildSwitch('worked', ['jobs', 'money']), buildField('phone', { type: 'phone' })], {
        required: true,
        groups: [jobs],
      }),
      buildModule('money', [buildField('wage', { required: true })], { required: true }),
    ],
  };
  const answered = (worked: string, phone = ['86', '13800138000'], jobRows: FormAnswers['rows'] = {}): FormAnswers => ({
    fields: { worked: { value: worked }, phone: { value: phone } },
    rows: jobRows,
  });
  let asking: ToyProject;
  beforeAll(async () => {
    asking = await buildProject(submitting.ownerDb, { slug: 'submitting-by-answer' });
    await submitting.publish(asking, byAnswer);
  });
  const menuOf = async (token: string) =>
    (await submitting.menu(token)).menu_list.map(({ menuid, opens }) => [menuid, opens]);

  it('ask for nothing while hidden, stand in no menu and are not handed in', async () => {
    const rows = { jobs: [{ job: { value: 'baker' } }] };
    const { id, token } = await submitting.applicant(asking, answered('no', undefined, rows));
    expect(await menuOf(token)).toEqual([['person', 1]]);
    expect(await outcome(submitting.submit(token))).toBe('done');
    const [sent] = (await submitting.rowsOf(id)).submissions;
    expect(JSON.stringify(sent)).not.toContain('baker');
  });

  it('ask once an answer opens them', async () => {
    const { token } = await submitting.applicant(asking, answered('yes'));
    expect(await menuOf(token)).toEqual([
      ['person', 1],
      ['money', undefined],
    ]);
    expect(await refusal(submitting.submit(token))).toMatchObject({
      error: 'incomplete',
      data: { missing: [{ group: 'jobs' }, { field: 'wage' }] },
    });
  });

  it('stand beside phones, which are judged by what their country gives out', async () => {
    const { token } = await submitting.applicant(asking, answered('no', ['852', '5123456']));
    expect(await refusal(submitting.submit(token))).toMatchObject({ data: { missing: [{ field: 'phone' }] } });
  });
});
