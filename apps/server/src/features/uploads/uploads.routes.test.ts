import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, type ToyProject } from '../../testing/toy-tenants.ts';
import * as samples from './testing/sample-files.ts';
import { form, openUploads } from './testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
let stranger: ToyProject;

beforeAll(async () => {
  uploads = await openUploads();
  stranger = await buildProject(uploads.ownerDb, { slug: 'uploads-stranger' });
  await uploads.ownerDb
    .insertInto('form_versions')
    .values({ id: randomUUID(), project_id: stranger.id, number: 1, definition: JSON.stringify(form) })
    .execute();
});
afterAll(() => uploads.close());

const rowsOf = (applicant: string) =>
  uploads.ownerDb.selectFrom('stored_files').selectAll().where('applicant_id', '=', applicant).execute();

describe('uploading', () => {
  it('keeps the file with whose it is, for which field, and what it is', async () => {
    const { token, id } = await uploads.applicant();
    const { project_id, org_id } = { project_id: uploads.project.id, org_id: uploads.project.orgId };
    const sent = { name: '../成绩单\u0000.pdf', more: { project_id, org_id } };
    const { data, status } = await uploads.upload(token, samples.pdf, sent);
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: '成绩单.pdf', size: samples.pdf.length });
    expect(await rowsOf(id)).toMatchObject([
      {
        id: data.uid,
        project_id,
        module_id: 'papers',
        field_id: 'any',
        field_key: 'any',
        state: 'ready',
        bound_at: null,
      },
    ]);
  });

  it('refuses a file without a name', async () => {
    const { token } = await uploads.applicant();
    const parts = ['id', 'any', 'menu_id', 'papers'];
    const fields = [0, 2].map(
      (at) => `--x\r\ncontent-disposition: form-data; name="${parts[at]}"\r\n\r\n${parts[at + 1]}`,
    );
    const type = 'content-type: application/octet-stream';
    const file = `--x\r\ncontent-disposition: form-data; name="file"\r\n${type}\r\n\r\n%PDF-1.7`;
    const answer = await uploads.app.inject({
      method: 'POST',
      url: '/v1/public/upload',
      payload: [...fields, file, '--x--\r\n'].join('\r\n'),
      headers: { token, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.json()).toMatchObject({ status: 4152 });
  });

  it('needs a session', async () => {
    expect(await uploads.upload(undefined, samples.pdf)).toMatchObject({ http: 401 });
  });

  it('does not know another tenant', async () => {
    const { token } = await uploads.applicant();
    expect(await uploads.upload(token, samples.pdf, { more: { project_id: stranger.id } })).toMatchObject({
      http: 404,
    });
  });

  it.each([
    ['word', 'papers', 4008],
    ['nothing', 'papers', 4008],
    ['any', 'letter', 4008],
    ['theirs', 'letter', 403],
  ])('refuses field %s of module %s', async (field, menu, status) => {
    const { token } = await uploads.applicant();
    expect(await uploads.upload(token, samples.pdf, { field, menu })).toMatchObject({ status });
  });

  it('goes by the rules of files beside an option, and within rows', async () => {
    const { token } = await uploads.applicant();
    expect(await uploads.upload(token, samples.pdf, { field: 'test' })).toMatchObject({ status: 200 });
    expect(await uploads.upload(token, samples.docx, { field: 'test', name: 'a.docx' })).toMatchObject({
      status: 4152,
    });
    expect(await uploads.upload(token, samples.pdf, { field: 'proof' })).toMatchObject({ status: 200 });
  });

  it('is refused where a save would be: submitted, without a batch', async () => {
    const { token, id } = await uploads.applicant();
    const change = uploads.ownerDb.updateTable('applications').where('applicant_id', '=', id);
    await change.set({ batch_id: null }).execute();
    expect(await uploads.upload(token, samples.pdf)).toMatchObject({ status: 4094 });
    await change.set({ batch_id: uploads.project.batchId, state: 2 }).execute();
    expect(await uploads.upload(token, samples.pdf)).toMatchObject({ status: 4093 });
  });

  it.each(['without a file', 'with the file under another name'])('%s is malformed', async (what) => {
    const { token } = await uploads.applicant();
    const body = new FormData();
    body.set('id', 'any');
    if (what !== 'without a file') body.set('picture', new Blob([samples.pdf]), 'a.pdf');
    const answer = await fetch(`${uploads.origin}/v1/public/upload`, { method: 'POST', body, headers: { token } });
    expect(answer.status).toBe(400);
  });

  it('that is cut off leaves nothing', async () => {
    const { token, id } = await uploads.applicant();
    const payload =
      '--b\r\ncontent-disposition: form-data; name="id"\r\n\r\nany\r\n--b\r\ncontent-disposition: form-data; name="menu_id"\r\n\r\npapers\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then';
    const headers = { token, 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await uploads.app.inject({ method: 'POST', url: '/v1/public/upload', payload, headers });
    expect(answer.statusCode).toBe(400);
    expect(await rowsOf(id)).toEqual([]);
    expect(await uploads.objects('incoming')).toEqual([]);
  });
});

describe('the same key', () => {
  it('gives the same answer and one file', async () => {
    const { token, id } = await uploads.applicant();
    const send = () => uploads.upload(token, samples.pdf, { key: 'once' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toMatchObject({ status: 200 });
    expect(second.data).toEqual(first.data);
    expect((await send()).data).toEqual(first.data);
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(1);
    const kept = (await uploads.objects('files')).length;
    expect(await uploads.ownerDb.selectFrom('stored_files').select('id').execute()).toHaveLength(kept);
  });

  it('with another file is not the same request', async () => {
    const { token } = await uploads.applicant();
    await uploads.upload(token, samples.pdf, { key: 'twice' });
    const other = Buffer.concat([samples.pdf, Buffer.from('%')]);
    expect(await uploads.upload(token, other, { key: 'twice' })).toMatchObject({ status: 4091 });
  });
});

describe('quotas', () => {
  const big = Buffer.concat([samples.pdf, Buffer.alloc(700_000, 32)]);
  const setQuota = (set: { files_per_person_mb?: number; files_in_all_mb?: number }) =>
    uploads.ownerDb.updateTable('projects').set(set).where('id', '=', uploads.project.id).execute();

  it('hold for a person, also for two uploads at once', async () => {
    await setQuota({ files_per_person_mb: 1 });
    const { token, id } = await uploads.applicant();
    const answers = await Promise.all([uploads.upload(token, big), uploads.upload(token, big)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 4135]);
    expect(answers.find(({ status }) => status === 4135)?.message).toContain('1 MB');
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await uploads.upload((await uploads.applicant()).token, big)).toMatchObject({ status: 200 });
    await setQuota({ files_per_person_mb: 500 });
  });

  it('hold for a project', async () => {
    await setQuota({ files_in_all_mb: 1 });
    expect(await uploads.upload((await uploads.applicant()).token, big)).toMatchObject({ status: 4136 });
    await setQuota({ files_in_all_mb: 51_200 });
  });

  it('bound what is tried and not used', async () => {
    const { token } = await uploads.applicant();
    for (let count = 0; count < 30; count += 1) await uploads.upload(token, samples.pdf);
    expect(await uploads.upload(token, samples.pdf)).toMatchObject({ status: 4097 });
    expect(await uploads.upload(token, samples.pdf, { field: 'proof' })).toMatchObject({ status: 200 });
  });
});
