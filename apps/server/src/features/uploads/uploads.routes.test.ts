import { randomUUID } from 'node:crypto';
import { upload } from '@portico/contract/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refusalIn, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { addFile } from '../../domain/files/files.queries.ts';
import { Refused } from '../../platform/refused.ts';
import { publishForm } from '../../testing/toys/toy-forms.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import * as samples from './testing/sample-files.ts';
import { form, openUploads } from './testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
let stranger: ToyProject;

beforeAll(async () => {
  uploads = await openUploads();
  stranger = await buildProject(uploads.ownerDb, { slug: 'uploads-stranger' });
  await publishForm(uploads.ownerDb, stranger, form);
});
afterAll(() => uploads.close());

const rowsOf = (applicant: string) =>
  uploads.ownerDb.selectFrom('stored_files').selectAll().where('applicant_id', '=', applicant).execute();

const postParts = (token: string, body: string) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return uploads.as(token).fetch(upload.path, { method: 'POST', body, headers });
};

describe('uploading', () => {
  it('keeps the file with whose it is, for which field, and what it is', async () => {
    const { token, id } = await uploads.applicant();
    const { project_id, org_id } = { project_id: uploads.project.id, org_id: uploads.project.orgId };
    const sent = { name: '../成绩单\u0000.pdf', more: { project_id, org_id } };
    const file = await uploads.upload(token, samples.pdf, sent);
    expect(file).toMatchObject({ name: '成绩单.pdf', size: samples.pdf.length });
    expect(await rowsOf(id)).toMatchObject([
      {
        id: file.uid,
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
    const answer = await postParts(token, [...fields, file, '--x--\r\n'].join('\r\n'));
    expect(await refusalIn(answer)).toMatchObject({ error: 'fileType' });
  });

  it('needs a session', async () => {
    expect(await refused(uploads.upload(undefined, samples.pdf))).toBe('notSignedIn');
  });

  it('does not know another tenant', async () => {
    const { token } = await uploads.applicant();
    const sent = uploads.upload(token, samples.pdf, { more: { project_id: stranger.id } });
    expect(await refused(sent)).toBe('notFound');
  });

  it.each([
    ['word', 'papers', 'unknownField'],
    ['nothing', 'papers', 'unknownField'],
    ['any', 'letter', 'unknownField'],
    ['theirs', 'letter', 'forbidden'],
  ])('refuses field %s of module %s', async (field, menu, error) => {
    const { token } = await uploads.applicant();
    expect(await refused(uploads.upload(token, samples.pdf, { field, menu }))).toBe(error);
  });

  it('goes by the rules of files beside an option, and within rows', async () => {
    const { token } = await uploads.applicant();
    await uploads.upload(token, samples.pdf, { field: 'test' });
    expect(await refused(uploads.upload(token, samples.docx, { field: 'test', name: 'a.docx' }))).toBe('fileType');
    await uploads.upload(token, samples.pdf, { field: 'proof' });
  });

  it('is refused where a save would be: submitted, without a batch', async () => {
    const { token, id } = await uploads.applicant();
    const change = uploads.ownerDb.updateTable('applications').where('applicant_id', '=', id);
    await change.set({ batch_id: null }).execute();
    expect(await refused(uploads.upload(token, samples.pdf))).toBe('chooseBatch');
    await change.set({ batch_id: uploads.project.batchId, state: 2 }).execute();
    expect(await refused(uploads.upload(token, samples.pdf))).toBe('submitted');
  });

  it.each(['without a file', 'with the file under another name'])('%s is malformed', async (what) => {
    const { token } = await uploads.applicant();
    const body = new FormData();
    body.set('id', 'any');
    if (what !== 'without a file') body.set('picture', new Blob([samples.pdf]), 'a.pdf');
    const answer = await uploads.as(token).fetch(upload.path, { method: 'POST', body });
    expect(await refusalIn(answer)).toMatchObject({ error: 'malformed' });
  });

  it('that is cut off leaves nothing', async () => {
    const { token, id } = await uploads.applicant();
    const body =
      '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\nany\r\n--x\r\ncontent-disposition: form-data; name="menu_id"\r\n\r\npapers\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then';
    expect(await refusalIn(await postParts(token, body))).toMatchObject({ error: 'malformed' });
    expect(await rowsOf(id)).toEqual([]);
    expect(await uploads.objects('incoming')).toEqual([]);
  });
});

describe('room', () => {
  it('for one is not taken by two people at once', async () => {
    const full = await buildProject(uploads.ownerDb, { slug: 'uploads-full' });
    await uploads.ownerDb.updateTable('projects').set({ files_in_all_mb: 1 }).where('id', '=', full.id).execute();
    const db = uploads.database.forProject(full);
    const add = async (transaction: typeof db) => {
      const { id: applicant_id } = await uploads.applicant(full);
      const target = { module_id: 'papers', field_id: 'any', field_key: 'any', name: 'a.pdf' };
      const file = { id: randomUUID(), project_id: full.id, applicant_id, ...target, size: 700_000 };
      await addFile(transaction, { ...file, state: 'ready', created_at: frozenNow });
    };
    const second = await db.transaction().execute(async (transaction) => {
      await add(transaction);
      const adding = db.transaction().execute(add);
      const ended = adding.then(
        () => 'done',
        (error: unknown) => (error instanceof Refused ? error.key : error),
      );
      await Promise.race([ended, untilBlocked(uploads.ownerDb)]);
      return { ended };
    });
    expect(await second.ended).toBe('quotaTenant');
    await uploads.ownerDb.deleteFrom('stored_files').where('project_id', '=', full.id).execute();
  });
});

describe('the same key', () => {
  it('gives the same answer and one file', async () => {
    const { token, id } = await uploads.applicant();
    const send = () => uploads.upload(token, samples.pdf, { key: 'once' });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(await send()).toEqual(first);
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(1);
    const before = (await uploads.objects('files')).length;
    expect(await uploads.ownerDb.selectFrom('stored_files').select('id').execute()).toHaveLength(before);
  });

  it('with another file is not the same request', async () => {
    const { token } = await uploads.applicant();
    await uploads.upload(token, samples.pdf, { key: 'twice' });
    const other = Buffer.concat([samples.pdf, Buffer.from('%')]);
    expect(await refused(uploads.upload(token, other, { key: 'twice' }))).toBe('keyReused');
  });
});

describe('quotas', () => {
  const big = Buffer.concat([samples.pdf, Buffer.alloc(700_000, 32)]);
  const setQuota = (set: { files_per_person_mb?: number; files_in_all_mb?: number }) =>
    uploads.ownerDb.updateTable('projects').set(set).where('id', '=', uploads.project.id).execute();

  it('hold for a person, also for two uploads at once', async () => {
    await setQuota({ files_per_person_mb: 1 });
    const { token, id } = await uploads.applicant();
    const outcomes = await Promise.all([1, 2].map(() => outcome(uploads.upload(token, big))));
    expect(outcomes.toSorted()).toEqual(['done', 'quotaPerson']);
    expect((await refusal(uploads.upload(token, big))).message).toContain('1 MB');
    expect(await rowsOf(id)).toHaveLength(1);
    await uploads.upload((await uploads.applicant()).token, big);
    await setQuota({ files_per_person_mb: 500 });
  });

  it('hold for a project', async () => {
    await setQuota({ files_in_all_mb: 1 });
    expect(await refused(uploads.upload((await uploads.applicant()).token, big))).toBe('quotaTenant');
    await setQuota({ files_in_all_mb: 51_200 });
  });

  it('bound unused uploads', async () => {
    const { token } = await uploads.applicant();
    for (let count = 0; count < 30; count += 1) await uploads.upload(token, samples.pdf);
    expect(await refused(uploads.upload(token, samples.pdf))).toBe('fileCount');
    await uploads.upload(token, samples.pdf, { field: 'proof' });
  });
});
