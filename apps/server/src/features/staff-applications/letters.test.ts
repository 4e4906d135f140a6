import { decodePreview } from '@portico/contract/preview/decode-preview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-pdf.ts';
import { openLetters } from '../../testing/toy-letters.ts';
import { buildStaff } from '../../testing/toy-tenants.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;
let asked: Awaited<ReturnType<typeof opened.ask>>;
let paper: string;

beforeAll(async () => {
  opened = await openLetters();
  asked = await opened.ask();
  paper = (await opened.write(asked)).uid;
});
afterAll(() => opened.close());

const staff = (role: string, orgId = opened.here.orgId) => buildStaff(opened.ownerDb, { role, orgId });
const preview = async (cookie: string, application = asked.applicationId) => {
  const answer = await opened.read(`/staff/v1/applications/preview?application=${application}`, { cookie });
  const text = await answer.text();
  return { text, letters: answer.ok ? decodePreview(JSON.parse(text).data).letters : [] };
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
    const answer = await fetch(`${opened.origin}/staff/v1/applications/export`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ application: asked.applicationId }),
    });
    const { data } = await answer.json();
    const pdf = await opened.read(data.url, { cookie });
    const { text } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(['say-praise', 'say-doubts', 'paper.pdf'].filter((word) => text.includes(word))).toEqual(words);
  });

  it('of another organisation there are none, and no file', async () => {
    const { cookie } = await staff('owner', opened.elsewhere.orgId);
    expect((await preview(cookie)).letters).toEqual([]);
    expect(await open(paper, cookie)).toBe(404);
    expect(await open(paper, '')).toBe(401);
  });

  it('hold nothing before they are handed in', async () => {
    const other = await opened.ask();
    const { data } = await opened.bring(other.token, other.id, opened.pdf);
    const named = { praise: 'say-draft', paper: [{ uid: data.uid, name: 'x', url: '/x' }] };
    await opened.save(other.token, other.id, named);
    const { cookie } = await staff('owner');
    const { letters, text } = await preview(cookie, other.applicationId);
    expect(letters).toMatchObject([{ state: 'opened', entries: [], files: [] }]);
    expect(text).not.toContain('say-draft');
    expect(await open(data.uid, cookie)).toBe(404);
  });

  it('that were looked at are in the log', async () => {
    const { id, cookie } = await staff('reviewer');
    await open(paper, cookie);
    const log = await opened.ownerDb.selectFrom('staff_log').selectAll().where('staff_id', '=', id).execute();
    expect(log).toMatchObject([{ action: 'read file', subject: { application: asked.applicationId, file: paper } }]);
  });
});
