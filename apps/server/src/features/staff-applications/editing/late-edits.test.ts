import { randomUUID } from 'node:crypto';
import { errors } from '@portico/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openForm } from '../testing/open-form.ts';
import { form, openStaffing } from '../testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;

beforeAll(async () => {
  opened = await openStaffing();
});
afterAll(() => opened.close());

const { status: applicantSigns } = errors.applicantSigns;
const editing = (wishes?: Parameters<typeof openForm>[1]) => openForm(opened, wishes);
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

describe('after the deadline, and with a newer form', () => {
  const endBatch = (at: number) =>
    opened.keeper
      .updateTable('batches')
      .set({ ends_at: new Date(at) })
      .where('id', '=', opened.mine.batchId)
      .execute();

  async function publishAnother() {
    const { mine, keeper } = opened;
    const { number } = await keeper
      .selectFrom('form_versions')
      .select((build) => build.fn.max('number').as('number'))
      .where('project_id', '=', mine.id)
      .executeTakeFirstOrThrow();
    const version = { id: randomUUID(), project_id: mine.id, number: number + 1, definition: JSON.stringify(form) };
    await keeper.insertInto('form_versions').values(version).execute();
    return version.id;
  }

  it.each([1, 2] as const)('staff save in the form as it stands, in state %i', async (state) => {
    const before = opened.versions.get(opened.mine.id) ?? '';
    const newer = await publishAnother();
    await endBatch(frozenNow.getTime() - 1000);
    const { person, save } = await editing({ state });
    expect(await save('late', '1')).toMatchObject({ status: 200, data: { form_version: before } });
    const row = await opened.keeper
      .selectFrom('applications')
      .select('form_version_id')
      .where('id', '=', person.application)
      .executeTakeFirstOrThrow();
    expect(row.form_version_id).toBe(before);
    await opened.keeper.deleteFrom('form_versions').where('id', '=', newer).execute();
  });

  it('staff bring a file, which the applicant cannot; it is the applicant’s, and shows where it was saved', async () => {
    const newer = await publishAnother();
    await endBatch(frozenNow.getTime() - 1000);
    const { person, staff, token } = await editing({ state: 2 });
    expect((await upload(person.token)).status).toBe(4093);
    const { status, data } = await upload(token);
    expect(status).toBe(200);
    const changes = JSON.stringify({ photo: [{ uid: data.uid, name: 'x', url: 'x' }] });
    const saved = await opened.portal('POST', 'apply/basic', { menuid: 'person', revision: '1', changes }, token);
    expect(saved.status).toBe(200);
    expect((await opened.file(data.uid, staff.cookie)).statusCode).toBe(200);
    const own = await opened.app.inject({ url: `/v1/public/file/${data.uid}`, headers: { token: person.token } });
    expect(own.statusCode).toBe(200);
    await opened.keeper.deleteFrom('staff').where('id', '=', staff.id).execute();
    expect((await upload(token)).http).toBe(401);
    await opened.keeper.deleteFrom('form_versions').where('id', '=', newer).execute();
  });

  it('nobody signs for the applicant: neither with a picture brought along nor with one from before', async () => {
    const { person, token } = await editing();
    expect((await upload(token, 'hand')).status).toBe(applicantSigns);
    await endBatch(frozenNow.getTime() + 86_400_000);
    const { data } = await upload(person.token, 'hand');
    const changes = (uids: readonly string[]) =>
      JSON.stringify({ plain: 'x', hand: uids.map((uid) => ({ uid, name: 'x', url: 'x' })) });
    const sign = (uids: readonly string[], who: string) =>
      opened.portal('POST', 'apply/basic', { menuid: 'person', revision: '1', changes: changes(uids) }, who);
    expect((await sign([data.uid], token)).status).toBe(applicantSigns);
    expect((await sign([data.uid], person.token)).status).toBe(200);
    expect((await sign([], token)).status).toBe(applicantSigns);
  });

  it('nor with the picture of another row, which a row can neither get nor lose', async () => {
    const { person, token } = await editing();
    await endBatch(frozenNow.getTime() + 86_400_000);
    const { data } = await upload(person.token, 'stamp');
    const { data: unused } = await upload(person.token, 'stamp');
    const signed = (post: string, uid?: string) => ({
      post,
      ...(uid === undefined ? {} : { stamp: [{ uid, name: 'x', url: 'x' }] }),
    });
    let revision = 1;
    const save = async (rows: readonly object[], who: string) => {
      const fields = { menuid: 'person', revision: String(revision), changes: JSON.stringify({ jobs: rows }) };
      const answer = await opened.portal('POST', 'apply/basic', fields, who);
      if (answer.status === 200) revision = answer.data.revision;
      return answer.status;
    };
    const { uid } = data;
    expect(await save([signed('first', uid), signed('second')], person.token)).toBe(200);
    expect(await save([signed('first'), signed('second', uid)], token)).toBe(applicantSigns);
    expect(await save([signed('first', uid), signed('second', uid)], token)).toBe(applicantSigns);
    expect(await save([signed('first', uid), signed('second', unused.uid)], token)).toBe(applicantSigns);
    expect(await save([signed('second')], token)).toBe(applicantSigns);
    expect(await save([signed('mended', uid), signed('second'), signed('third')], token)).toBe(200);
    const { values } = await opened.keeper
      .selectFrom('application_modules')
      .select('values')
      .where('application_id', '=', person.application)
      .where('module_id', '=', 'person')
      .executeTakeFirstOrThrow();
    expect(values.rows['jobs']?.map(({ stamp }) => stamp !== undefined)).toEqual([true, false, false]);
    const row = await opened.keeper
      .selectFrom('stored_files')
      .select('bound_at')
      .where('id', '=', unused.uid)
      .execute();
    expect(row).toEqual([{ bound_at: null }]);
    expect(await save([signed('mended'), signed('second', uid)], person.token)).toBe(200);
  });

  async function upload(token: string, field = 'photo') {
    const parts = [
      ['name="id"', field],
      ['name="menu_id"', 'person'],
      field === 'hand' || field === 'stamp'
        ? ['name="file"; filename="a.png"', picture]
        : ['name="file"; filename="a.pdf"', '%PDF-1.4 a paper'],
    ].map(([name, value]) => `--line\r\ncontent-disposition: form-data; ${name}\r\n\r\n${value}\r\n`);
    const answer = await opened.app.inject({
      method: 'POST',
      url: '/v1/public/upload',
      headers: { token, 'content-type': 'multipart/form-data; boundary=line' },
      payload: Buffer.from(`${parts.join('')}--line--\r\n`, 'latin1'),
    });
    return { http: answer.statusCode, ...answer.json() };
  }
});
