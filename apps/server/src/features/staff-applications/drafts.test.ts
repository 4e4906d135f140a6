import type { RouteSpec } from '@portico/contract/route';
import {
  applicationLog,
  editApplication,
  listApplications,
  openDraft,
  staffExport,
  staffExportState,
  staffPreview,
} from '@portico/contract/staff-applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../testing/client.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let draft: Awaited<ReturnType<typeof opened.applicant>>;
let submitted: typeof draft;

beforeAll(async () => {
  opened = await openStaffing();
  draft = await opened.applicant(opened.mine, { state: 1 });
  submitted = await opened.applicant();
});
afterAll(() => opened.close());

const reading: readonly RouteSpec[] = [staffPreview, staffExport];
const writing: readonly RouteSpec[] = [editApplication, applicationLog];
const send = (route: RouteSpec, cookie: string, { application } = draft) =>
  outcome(opened.client.as({ cookie }).send(route, { application }));
const say = (cookie: string, reason: string, { application } = draft) =>
  opened.client.as({ cookie }).call(openDraft, { application, reason });

describe('what is not submitted', () => {
  it.each(['reviewer', 'interviewer'])('is as if it did not exist for a %s', async (role) => {
    const { id, cookie } = await opened.staff(role, opened.mine.orgId);
    for (const route of reading) {
      expect([route.name, await send(route, cookie)]).toEqual([route.name, 'notFound']);
      expect([route.name, await send(route, cookie, submitted)]).toEqual([route.name, 'done']);
    }
    for (const file of Object.values(draft.files)) expect((await opened.file(file, cookie)).status).toBe(404);
    expect(await refused(say(cookie, 'I want to look.'))).toBe('forbidden');
    for (const state of [undefined, 0, 1, 2]) {
      const { list } = await opened.client.as({ cookie }).call(listApplications, { state });
      const expected = state === 0 || state === 1 ? [] : [submitted.application];
      expect([state, list.map(({ application }) => application)]).toEqual([state, expected]);
    }
    expect(
      (await opened.logOf(id)).filter(({ subject }) => JSON.stringify(subject).includes(draft.application)),
    ).toEqual([]);
  });

  it.each(['owner', 'administrator'])('is shown to an %s who has said why', async (role) => {
    const { id, cookie } = await opened.staff(role, opened.mine.orgId);
    const photo = draft.files['photo'] ?? '';
    for (const route of [...reading, ...writing])
      expect([route.name, await send(route, cookie)]).toEqual([route.name, 'reasonFirst']);
    expect((await opened.file(photo, cookie)).status).toBe(404);
    expect((await opened.client.as({ cookie }).call(listApplications, { state: 1 })).list).toHaveLength(1);

    await say(cookie, '  They asked us to look at the upload.  ');
    for (const route of [...reading, ...writing])
      expect([route.name, await send(route, cookie)]).toEqual([route.name, 'done']);
    expect((await opened.file(photo, cookie)).status).toBe(200);

    const actions = (await opened.logOf(id)).map(({ action }) => action);
    expect(actions).toContain('opened draft');
    const { list } = await opened.client.as({ cookie }).call(applicationLog, { application: draft.application });
    expect(list.filter(({ action, by }) => action === 'opened draft' && by === 'Toy Staff')).toContainEqual(
      expect.objectContaining({ reason: 'They asked us to look at the upload.', who: 'staff' }),
    );
  });

  it('is not shown by the reason that a colleague gave, or that was given for another', async () => {
    const { cookie } = await opened.staff('administrator', opened.mine.orgId);
    const colleague = await opened.staff('administrator', opened.mine.orgId);
    const other = await opened.applicant(opened.mine, { state: 0 });
    await say(colleague.cookie, 'A call from them.');
    await say(cookie, 'Another matter.', other);
    expect(await send(staffPreview, cookie)).toBe('reasonFirst');
  });

  it('asks again after eight hours', async () => {
    const { id, cookie } = await opened.staff('administrator', opened.mine.orgId);
    await say(cookie, 'A call from them.');
    await opened.ownerDb
      .updateTable('draft_reasons')
      .set((build) => ({ given_at: build.ref('ends_at'), ends_at: build.ref('given_at') }))
      .where('staff_id', '=', id)
      .execute();
    expect(await send(staffPreview, cookie)).toBe('reasonFirst');
  });

  it('needs a reason of words, by staff of the organisation', async () => {
    const { cookie } = await opened.staff('administrator', opened.mine.orgId);
    const foreign = await opened.staff('owner', opened.theirs.orgId);
    for (const reason of ['', '   ', 'x'.repeat(501)]) expect(await refused(say(cookie, reason))).toBe('malformed');
    expect(await refused(say(foreign.cookie, 'Curious.'))).toBe('notFound');
    expect(await refused(say('', 'Curious.'))).toBe('notSignedIn');
  });

  it('needs none once it is submitted, and the reason goes with the person', async () => {
    const { cookie } = await opened.staff('owner', opened.mine.orgId);
    await say(cookie, 'A word about them.', submitted);
    const reasons = () =>
      opened.ownerDb.selectFrom('draft_reasons').select('reason').where('application_id', '=', submitted.application);
    expect(await reasons().execute()).toEqual([]);
    const leaving = await opened.applicant(opened.mine, { state: 1 });
    await say(cookie, 'A word about them.', leaving);
    await opened.ownerDb.deleteFrom('applicants').where('id', '=', leaving.id).execute();
    const left = await opened.ownerDb
      .selectFrom('draft_reasons')
      .select('reason')
      .where('application_id', '=', leaving.application)
      .execute();
    expect(left).toEqual([]);
  });

  it('takes along the documents that were made of it while it was submitted', async () => {
    const person = await opened.applicant();
    const { cookie } = await opened.staff('reviewer', opened.mine.orgId);
    const { uid, url } = await opened.client.as({ cookie }).call(staffExport, { application: person.application });
    expect((await opened.client.as({ cookie }).fetch(url)).status).toBe(200);
    await opened.ownerDb.updateTable('applications').set({ state: 1 }).where('id', '=', person.application).execute();
    expect((await opened.client.as({ cookie }).fetch(url)).status).toBe(404);
    expect(await refused(opened.client.as({ cookie }).call(staffExportState, { document: uid }))).toBe('notFound');
  });
});
