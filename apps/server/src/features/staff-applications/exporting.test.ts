import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { exportApplication, exportState } from '@portico/contract/documents';
import { staffSignOut } from '@portico/contract/staff';
import { staffExport, staffExportState } from '@portico/contract/staff-applications';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/client.ts';
import { readPdf } from '../../platform/documents/testing/read-pdf.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { changeRoleTo } from '../../testing/toys/toy-staff.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let person: Awaited<ReturnType<typeof opened.applicant>>;

beforeAll(async () => {
  opened = await openStaffing();
  person = await opened.applicant();
});
afterAll(() => opened.close());

const exportFor = (cookie: string, { application } = person) =>
  opened.client.as({ cookie }).call(staffExport, { application });
const open = (url: string, session: { cookie?: string; token?: string }) => opened.client.as(session).fetch(url);
const read = async (url: string, cookie: string) =>
  readPdf(new Uint8Array(await (await open(url, { cookie })).arrayBuffer()));

describe('what is in the document of each role', () => {
  const always = ['say-plain', 'say-post', 'photo.pdf', 'Toy Person', 'Copy made for', 'Toy Staff'];
  const marked = ['say-card', 'say-illness', 'say-pay', 'name of scan.pdf'];
  const note = 'Not shown to whom this copy was made for';
  const about = ['say-referee', 'refscan.pdf'];
  // Nobody reads what does not show, or what a recommender writes.
  const never = ['say-visa', 'say-praise'];

  it.each([
    ['owner', [...always, ...marked, ...about], [...never, note]],
    ['administrator', [...always, ...marked, ...about], never],
    ['reviewer', [...always, ...about, note], [...marked, ...never]],
    ['interviewer', [...always, note], [...marked, ...about, ...never]],
  ])('%s', async (role, seen, unseen) => {
    const { id, cookie } = await opened.staff(role, opened.mine.orgId);
    const data = await exportFor(cookie);
    expect(data).toMatchObject({ state: 'ready', url: `/staff/v1/document/${data.uid}` });
    const { text } = await read(data.url, cookie);
    expect(seen.filter((word) => !text.includes(word))).toEqual([]);
    expect(unseen.filter((word) => text.includes(word))).toEqual([]);
    expect(await opened.logOf(id)).toEqual([
      {
        action: 'exported application',
        subject: { application: person.application },
        staff_name: 'Toy Staff',
        project_id: opened.mine.id,
      },
    ]);
  });

  it('has the digest of all answers only for who may read all of them', async () => {
    const { ownerDb, mine, versions } = opened;
    const other = await opened.applicant(mine, { state: 2 });
    const number = '202601000077';
    await ownerDb
      .updateTable('applications')
      .set({ number, submitted_at: frozenNow })
      .where('id', '=', other.application)
      .execute();
    const submission = {
      id: randomUUID(),
      project_id: mine.id,
      application_id: other.application,
      applicant_id: other.id,
    };
    const form = { batch_id: mine.batchId, form_version_id: versions.get(mine.id) ?? '', number, sequence: 77 };
    const columns = { snapshot: '{}', hash: 'ab'.repeat(32), receipt: '{}', submitted_at: frozenNow };
    await ownerDb
      .insertInto('submissions')
      .values({ ...submission, ...form, ...columns })
      .execute();
    const shown = async (role: string) => {
      const { cookie } = await opened.staff(role, mine.orgId);
      const { text } = await read((await exportFor(cookie, other)).url, cookie);
      return [text.includes(number), text.includes('ab'.repeat(32))];
    };
    expect(await shown('administrator')).toEqual([true, true]);
    expect(await shown('reviewer')).toEqual([true, false]);
    expect(await shown('interviewer')).toEqual([true, false]);
  });
});

describe('who gets it', () => {
  it('whoever asked for it, one document for repeated requests, and nobody else', async () => {
    const [asking, colleague] = await Promise.all([1, 2].map(() => opened.staff('reviewer', opened.mine.orgId)));
    const cookie = asking?.cookie ?? '';
    const first = await exportFor(cookie);
    const { uid, url } = first;
    expect((await exportFor(cookie)).uid).toBe(uid);
    expect((await exportFor(colleague?.cookie ?? '')).uid).not.toBe(uid);
    const state = (who: string) => opened.client.as({ cookie: who }).call(staffExportState, { document: uid });
    expect(await state(cookie)).toMatchObject({ uid, state: 'ready' });
    expect(await refused(state(colleague?.cookie ?? ''))).toBe('notFound');
    expect(await refused(state(''))).toBe('notSignedIn');
    expect(Object.fromEntries((await open(`${url}?download=1`, { cookie })).headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    expect((await open(url, { cookie: colleague?.cookie ?? '' })).status).toBe(404);
    expect((await open(url, {})).status).toBe(401);
    expect((await open(`${url}x`, { cookie })).status).toBe(404);
    expect((await opened.logOf(asking?.id ?? '')).map(({ action }) => action)).toEqual(
      Array(2).fill('exported application'),
    );
  });

  it('not the applicant, whose own is not the staff member’s either', async () => {
    const { cookie } = await opened.staff('owner', opened.mine.orgId);
    const theirs = await exportFor(cookie);
    const own = await opened.client.as({ token: person.token }).call(exportApplication, {});
    expect(own.uid).not.toBe(theirs.uid);
    expect(own.url).toBe(`/v1/public/file/document/${own.uid}`);
    expect(await refused(opened.client.as({ token: person.token }).call(exportState, { uid: theirs.uid }))).toBe(
      'notFound',
    );
    expect((await open(`/v1/public/file/document/${theirs.uid}`, { token: person.token })).status).toBe(404);
    expect((await open(`/staff/v1/document/${own.uid}`, { cookie })).status).toBe(404);
    expect((await open(own.url, { token: person.token })).status).toBe(200);
  });

  it('nobody who is not signed in, works elsewhere, or names something else', async () => {
    expect(await refused(exportFor(''))).toBe('notSignedIn');
    expect(await refused(exportFor(`portico_staff=${person.token}`))).toBe('notSignedIn');
    const foreign = await opened.staff('owner', opened.theirs.orgId);
    expect(await refused(exportFor(foreign.cookie))).toBe('notFound');
    expect(await opened.logOf(foreign.id)).toEqual([]);
    const { cookie } = await opened.staff('owner');
    for (const application of [person.id, opened.mine.id, opened.mine.batchId])
      expect(await refused(opened.client.as({ cookie }).call(staffExport, { application }))).toBe('notFound');
  });

  it('nobody once the role has changed, or the hour or the session has ended', async () => {
    const { id, cookie } = await opened.staff('administrator', opened.mine.orgId);
    const status = async (url: string) => (await open(url, { cookie })).status;
    const first = await exportFor(cookie);
    expect(await status(first.url)).toBe(200);
    for (const [minutes, expected] of [
      [29, 200],
      [58, 200],
      [61, 404],
    ] as const) {
      opened.clock.set(new Date(frozenNow.getTime() + minutes * 60_000));
      expect(await status(first.url)).toBe(expected);
    }
    opened.clock.set(frozenNow);
    await changeRoleTo(opened.ownerDb, id, 'interviewer');
    expect(await status(first.url)).toBe(404);
    const second = await exportFor(cookie);
    expect((await read(second.url, cookie)).text).not.toContain('say-card');
    await opened.client.as({ cookie }).call(staffSignOut, {});
    expect(await status(second.url)).toBe(401);
  });
});

it('one with pictures is made by a job, in a line of its own', async () => {
  const other = await opened.applicant();
  const uid = other.files['photo'] ?? '';
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#36a' } })
    .png()
    .toBuffer();
  await opened.storage.put(fileKey(uid), Readable.from([picture]));
  await opened.ownerDb.updateTable('stored_files').set({ type: 'image/png' }).where('id', '=', uid).execute();
  const { cookie } = await opened.staff('reviewer', opened.mine.orgId);
  const data = await exportFor(cookie, other);
  expect(data).toMatchObject({ state: 'working', url: '', done: 0, of: 3 });
  expect((await open(`/staff/v1/document/${data.uid}`, { cookie })).status).toBe(404);
  const { rows } = await sql<{ queue_name: string }>`
    select queue_name from graphile_worker.jobs where key = ${data.uid}`.execute(opened.ownerDb);
  expect(rows).toEqual([{ queue_name: 'documents of staff' }]);
});
