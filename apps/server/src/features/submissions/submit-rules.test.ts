import { randomUUID } from 'node:crypto';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildProject, buildStaff, toyText, type ToyProject } from '../../testing/toy-tenants.ts';
import { openSubmitting } from './testing/submitting-fixture.ts';

let submitting: Awaited<ReturnType<typeof openSubmitting>>;
let project: ToyProject;
beforeAll(async () => {
  submitting = await openSubmitting();
  project = await buildProject(submitting.keeper, { slug: 'submitting-rules' });
  await submitting.publish(project);
});
afterAll(() => submitting.close());

async function publishPage(key: string, edition: number): Promise<string> {
  const id = randomUUID();
  const text = JSON.stringify(toyText(key));
  const page = { id, project_id: project.id, key, edition, title: text, content: text, consent: text };
  await submitting.keeper
    .insertInto('single_pages')
    .values({ ...page, published_at: frozenNow })
    .execute();
  return id;
}

const read = (id: string, token: string) =>
  submitting.app.inject({
    method: 'POST',
    url: '/v1/public/singlePage/read',
    payload: `id=${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', token },
  });

/** A picture of somebody's, bound to a field. */
async function addFile(applicant: string, key: string, isBound = true): Promise<FormAnswers['fields'][string]> {
  const id = randomUUID();
  await submitting.keeper
    .insertInto('stored_files')
    .values({
      id,
      project_id: project.id,
      applicant_id: applicant,
      module_id: 'papers',
      field_id: key,
      field_key: key,
      name: 'signature.png',
      size: 5,
      type: 'image/png',
      state: 'ready',
      created_at: frozenNow,
      bound_at: isBound ? frozenNow : null,
    })
    .execute();
  return { value: [{ uid: id, name: 'signature.png', url: `/v1/public/file/${id}`, size: 5 }] };
}

describe('what is to be ticked', () => {
  it('is read in its newest edition and ticked, each page with its own sentence', async () => {
    const { token } = await submitting.applicant(project);
    const known = await publishPage('known-items', 1);
    const first = await publishPage('terms', 1);
    const refused = await submitting.submit(token);
    expect(refused).toMatchObject({ status: 4112, message: 'Please check the known items first...' });
    await read(known, token);
    expect(await submitting.submit(token)).toMatchObject({ status: 4111 });
    await read(first, token);
    const second = await publishPage('terms', 2);
    expect(await submitting.submit(token)).toMatchObject({ status: 4111 });
    await read(second, token);
    expect(await submitting.submit(token, undefined, { terms: '0' })).toMatchObject({ status: 4111 });
    expect(await submitting.submit(token, undefined, { known_items: '0' })).toMatchObject({ status: 4112 });
    expect(await submitting.ask('POST', 'apply/submit', {}, token)).toMatchObject({ status: 4112 });
    expect(await submitting.submit(token, undefined, { terms: '2' })).toMatchObject({ http: 400 });
    expect(await submitting.submit(token)).toMatchObject({ status: 200 });
    await submitting.keeper.deleteFrom('page_readings').execute();
    await submitting.keeper.deleteFrom('single_pages').execute();
  });
});

describe('a signature', () => {
  it('counts once it was signed with under the policy', async () => {
    const { id, token } = await submitting.applicant(project);
    const signature = await addFile(id, 'signature');
    await submitting.fill(id, 'papers', { fields: { signature, note: { value: 'x' } }, rows: {} });
    await publishPage('signature-policy', 1);
    const { status, data } = await submitting.submit(token);
    expect(status).toBe(4110);
    expect(data.missing).toMatchObject([{ menuid: 'papers', field: 'signature', problem: { key: 'notSigned' } }]);
    const uid = JSON.parse(JSON.stringify(signature)).value[0].uid;
    const signed = await submitting.ask('POST', 'apply/sign', { uid, agreed: '1', menuid: 'papers' }, token);
    expect(signed).toMatchObject({ status: 200 });
    expect(await submitting.submit(token)).toMatchObject({ status: 200 });
    await submitting.keeper.deleteFrom('single_pages').execute();
  });
});

describe('a file', () => {
  it('must be the person’s own, bound, and for its field', async () => {
    const { id, token } = await submitting.applicant(project);
    const stranger = await submitting.applicant(project);
    const missing = async (paper: FormAnswers['fields'][string]) => {
      await submitting.fill(id, 'papers', { fields: { paper, note: { value: 'x' } }, rows: {} });
      return (await submitting.submit(token)).data.missing;
    };
    const gone = [{ menuid: 'papers', field: 'paper', problem: { key: 'required' } }];
    expect(await missing(await addFile(stranger.id, 'paper'))).toMatchObject(gone);
    expect(await missing(await addFile(id, 'signature'))).toMatchObject(gone);
    expect(await missing(await addFile(id, 'paper', false))).toMatchObject(gone);
    expect(await missing(await addFile(id, 'paper'))).toBeUndefined();
  });
});

describe('staff in an applicant’s form', () => {
  it('can neither submit nor take back', async () => {
    const { id, token } = await submitting.applicant(project);
    const staff = await buildStaff(submitting.keeper, { role: 'administrator' });
    await submitting.keeper
      .updateTable('applicant_sessions')
      .set({ staff_id: staff.id })
      .where('applicant_id', '=', id)
      .execute();
    for (const call of [submitting.submit, submitting.revoke, submitting.reapply])
      expect(await call(token)).toMatchObject({ http: 403 });
    expect(await submitting.overall(token, {})).toMatchObject({ http: 403 });
    expect((await submitting.rowsOf(id)).submissions).toEqual([]);
  });
});
