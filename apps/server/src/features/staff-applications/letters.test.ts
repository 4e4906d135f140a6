import { decodePreview } from '@portico/contract/preview/decode-preview';
import { staffExport, staffPreview } from '@portico/contract/staff-applications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-pdf.ts';
import { refused } from '../../testing/client.ts';
import { openLetters } from '../../testing/toys/toy-letters.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;
let invitation: Awaited<ReturnType<typeof opened.invite>>;
let paper: string;

beforeAll(async () => {
  opened = await openLetters();
  invitation = await opened.invite();
  paper = (await opened.write(invitation)).uid;
  await submit(invitation.applicationId);
});
afterAll(() => opened.close());

// Staff read what is submitted.
const submit = (application: string) =>
  opened.ownerDb.updateTable('applications').set({ state: 2 }).where('id', '=', application).execute();
const staff = (role: string, orgId = opened.here.orgId) => buildStaff(opened.ownerDb, { role, orgId });
const preview = async (cookie: string, application = invitation.applicationId) => {
  const content = await opened.staff(cookie).call(staffPreview, { application });
  return { text: JSON.stringify(content), letters: decodePreview(content).letters };
};
const open = async (uid: string, cookie: string) => (await opened.read(`/staff/v1/file/${uid}`, { cookie })).status;

describe('letters for staff', () => {
  it.each([
    ['owner', ['say-praise', 'say-doubts'], 200],
    ['administrator', ['say-praise', 'say-doubts'], 200],
    // What is sensitive is not theirs to see.
    ['reviewer', ['say-praise'], 200],
    ['interviewer', undefined, 404],
  ])('%s', async (role, words, file) => {
    const { cookie } = await staff(role);
    const { letters, text } = await preview(cookie);
    expect(letters[0]?.entries.map(({ value }) => value)).toEqual(words);
    expect(text.includes(paper)).toBe(file === 200);
    expect(text).not.toContain('/v1/public/file/');
    expect(await open(paper, cookie)).toBe(file);
  });

  it.each([
    ['owner', ['say-praise', 'say-doubts', 'paper.pdf']],
    ['reviewer', ['say-praise', 'paper.pdf']],
    ['interviewer', []],
  ])('%s has them in the document likewise', async (role, words) => {
    const { cookie } = await staff(role);
    const { url } = await opened.staff(cookie).call(staffExport, { application: invitation.applicationId });
    const pdf = await opened.read(url, { cookie });
    const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(['say-praise', 'say-doubts', 'paper.pdf'].filter((word) => text.includes(word))).toEqual(words);
  });

  it('of another organisation there are none, and no file', async () => {
    const { cookie } = await staff('owner', opened.elsewhere.orgId);
    expect(await refused(preview(cookie))).toBe('notFound');
    expect(await open(paper, cookie)).toBe(404);
    expect(await open(paper, '')).toBe(401);
  });

  it('hold nothing before they are handed in', async () => {
    const other = await opened.invite();
    const { uid } = await opened.bring(other.token, other.id, opened.pdf);
    const answers = { praise: 'say-draft', paper: [{ uid, name: 'x', url: '/x' }] };
    await opened.save(other.token, other.id, answers);
    await submit(other.applicationId);
    const { cookie } = await staff('owner');
    const { letters, text } = await preview(cookie, other.applicationId);
    expect(letters).toMatchObject([{ state: 'opened', entries: [], files: [] }]);
    expect(text).not.toContain('say-draft');
    expect(await open(uid, cookie)).toBe(404);
  });

  it('that were looked at are in the log', async () => {
    const { id, cookie } = await staff('reviewer');
    await open(paper, cookie);
    const log = await opened.ownerDb.selectFrom('staff_log').selectAll().where('staff_id', '=', id).execute();
    expect(log).toMatchObject([
      { action: 'read file', subject: { application: invitation.applicationId, file: paper } },
    ]);
  });
});
