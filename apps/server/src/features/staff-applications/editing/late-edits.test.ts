import { drawnSignature } from '../../../testing/toys/toy-signature.ts';
import { saveBasic } from '@portico/contract/applications';
import { upload } from '@portico/contract/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { form, openForm, openStaffing } from '../testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;

beforeAll(async () => {
  opened = await openStaffing();
});
afterAll(() => opened.close());

const editing = (options?: Parameters<typeof openForm>[1]) => openForm(opened, options);
const picture = Buffer.from(drawnSignature.split(',')[1] ?? '', 'base64');

describe('after the deadline, and with a newer form', () => {
  const endBatch = (at: number) =>
    opened.ownerDb
      .updateTable('batches')
      .set({ ends_at: new Date(at) })
      .where('id', '=', opened.mine.batchId)
      .execute();

  const publishAnother = () => publishForm(opened.ownerDb, opened.mine, form);

  it.each([1, 2] as const)('staff save in the form as it stands, in state %i', async (state) => {
    const before = opened.versions.get(opened.mine.id) ?? '';
    const newer = await publishAnother();
    await endBatch(frozenNow.getTime() - 1000);
    const { person, save } = await editing({ state });
    expect(await save('late', 1)).toMatchObject({ form_version: before });
    const row = await opened.ownerDb
      .selectFrom('sheets')
      .select('form_version_id')
      .where('id', '=', person.application)
      .executeTakeFirstOrThrow();
    expect(row.form_version_id).toBe(before);
    await opened.ownerDb.deleteFrom('form_versions').where('id', '=', newer).execute();
  });

  it('staff bring a file, which the applicant cannot; it is the applicant’s, and shows where it was saved', async () => {
    const newer = await publishAnother();
    await endBatch(frozenNow.getTime() - 1000);
    const { person, staff, token } = await editing({ state: 2 });
    expect(await refused(bring(person.token))).toBe('submitted');
    const data = await bring(token);
    const changes = JSON.stringify({ photo: [{ uid: data.uid, name: 'x', url: 'x' }] });
    await opened.client.as({ token }).call(saveBasic, { menuid: 'person', revision: 1, changes });
    expect((await opened.file(data.uid, staff.cookie)).status).toBe(200);
    const own = await opened.client.as({ token: person.token }).fetch(`/v1/public/file/${data.uid}`);
    expect(own.status).toBe(200);
    await opened.ownerDb.deleteFrom('staff').where('id', '=', staff.id).execute();
    expect(await refused(bring(token))).toBe('notSignedIn');
    await opened.ownerDb.deleteFrom('form_versions').where('id', '=', newer).execute();
  });

  it('nobody signs for the applicant: neither with a picture brought along nor with one from before', async () => {
    const { person, token } = await editing({ state: 1 });
    expect(await refused(bring(token, 'hand'))).toBe('applicantSigns');
    await endBatch(frozenNow.getTime() + 86_400_000);
    const data = await bring(person.token, 'hand');
    const changes = (uids: readonly string[]) =>
      JSON.stringify({ plain: 'x', hand: uids.map((uid) => ({ uid, name: 'x', url: 'x' })) });
    const sign = (uids: readonly string[], who: string) =>
      opened.client.as({ token: who }).call(saveBasic, { menuid: 'person', revision: 1, changes: changes(uids) });
    expect(await refused(sign([data.uid], token))).toBe('applicantSigns');
    expect(await outcome(sign([data.uid], person.token))).toBe('done');
    expect(await refused(sign([], token))).toBe('applicantSigns');
  });

  it('nor with the picture of another row, which a row can neither get nor lose', async () => {
    const { person, token } = await editing({ state: 1 });
    await endBatch(frozenNow.getTime() + 86_400_000);
    const data = await bring(person.token, 'stamp');
    const unused = await bring(person.token, 'stamp');
    const signed = (post: string, uid?: string) => ({
      post,
      ...(uid === undefined ? {} : { stamp: [{ uid, name: 'x', url: 'x' }] }),
    });
    let revision = 1;
    const save = async (rows: readonly object[], who: string) => {
      const input = { menuid: 'person', revision, changes: JSON.stringify({ jobs: rows }) };
      const saving = opened.client.as({ token: who }).call(saveBasic, input);
      const answer = await outcome(saving);
      if (answer === 'done') ({ revision } = await saving);
      return answer;
    };
    const { uid } = data;
    expect(await save([signed('first', uid), signed('second')], person.token)).toBe('done');
    expect(await save([signed('first'), signed('second', uid)], token)).toBe('applicantSigns');
    expect(await save([signed('first', uid), signed('second', uid)], token)).toBe('applicantSigns');
    expect(await save([signed('first', uid), signed('second', unused.uid)], token)).toBe('applicantSigns');
    expect(await save([signed('second')], token)).toBe('applicantSigns');
    expect(await save([signed('mended', uid), signed('second'), signed('third')], token)).toBe('done');
    const { values } = await opened.ownerDb
      .selectFrom('sheet_modules')
      .select('values')
      .where('sheet_id', '=', person.application)
      .where('module_id', '=', 'person')
      .executeTakeFirstOrThrow();
    expect(values.rows['jobs']?.map(({ stamp }) => stamp !== undefined)).toEqual([true, false, false]);
    const row = await opened.ownerDb
      .selectFrom('stored_files')
      .select('bound_at')
      .where('id', '=', unused.uid)
      .execute();
    expect(row).toEqual([{ bound_at: null }]);
    expect(await save([signed('mended'), signed('second', uid)], person.token)).toBe('done');
  });

  function bring(token: string, field = 'photo') {
    const isPicture = field === 'hand' || field === 'stamp';
    const file = isPicture ? new File([picture], 'a.png') : new File(['%PDF-1.4 a paper'], 'a.pdf');
    return opened.client.as({ token }).call(upload, { id: field, menu_id: 'person', file });
  }
});
