import { randomUUID } from 'node:crypto';
import { countNewMessage } from '@portico/contract/accounts';
import { longestMessage } from '@portico/contract/message-limits';
import { readMessages, recordList, sendMessage, uploadForMessage } from '@portico/contract/messages';
import {
  answerThread,
  assignThread,
  draftAnswer,
  listThreads,
  markThread,
  messageFilePath,
  readThread,
  settleThread,
  uploadForAnswer,
} from '@portico/contract/staff-messages';
import type { ThreadList } from '@portico/contract/thread-lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestPortal } from '../../testing/test-portal.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let ann: Awaited<ReturnType<typeof buildStaff>>;
let ben: Awaited<ReturnType<typeof buildStaff>>;
let foreign: Awaited<ReturnType<typeof buildStaff>>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'messages' });
  const stranger = await buildProject(server.ownerDb, { slug: 'messages-stranger' });
  portal = openTestPortal(server, project);
  const here = { role: 'administrator', projectId: project.id, orgId: project.orgId } as const;
  ann = await buildStaff(server.ownerDb, here);
  ben = await buildStaff(server.ownerDb, here);
  foreign = await buildStaff(server.ownerDb, { role: 'owner', orgId: stranger.orgId });
});
afterAll(() => server.close());

const staffName = 'Toy Staff';
const staff = ({ cookie } = ann) => openClient(server.app).as({ cookie });
const pdf = () => new File([Buffer.from('%PDF-1.4\n%%EOF\n')], 'paper.pdf', { type: 'application/pdf' });

async function person() {
  const applicant = await buildApplicant(server.ownerDb, project);
  const client = portal.as(applicant);
  const thread = { project: project.id, applicant: applicant.id };
  return {
    ...applicant,
    client,
    thread,
    send: (text: string, id: string = randomUUID(), files = '') => client.call(sendMessage, { id, text, files }),
    answer: (text: string, revision: number, by = ann, message: string = randomUUID()) =>
      staff(by).call(answerThread, { ...thread, message, revision, text, files: [] }),
    read: (by = ann) => staff(by).call(readThread, thread),
    texts: async () => (await client.call(recordList, {})).list.map(({ text }) => text),
    unread: () => client.call(countNewMessage, {}),
  };
}

const open = async (path: string, headers: Record<string, string>) =>
  (await server.app.inject({ method: 'GET', url: path, headers })).statusCode;

describe('a conversation', () => {
  it('goes both ways, with what each side has read of it', async () => {
    const one = await person();
    await one.send('When does the semester begin?');
    expect(await one.read()).toMatchObject({ revision: 2, list: [{ author: 'applicant', readAt: null }] });
    const newest = (await one.read()).list[0]?.id ?? '';
    await staff().call(markThread, { ...one.thread, message: newest });
    expect((await one.client.call(recordList, {})).list[0]?.read_time).toBeGreaterThan(0);
    await one.answer('In October.', 2);
    expect(await one.texts()).toEqual(['In October.', 'When does the semester begin?']);
    expect(await one.unread()).toBe(1);
    const answer = (await one.client.call(recordList, {})).list[0];
    expect(answer).toMatchObject({ author: 'office', read_time: 0 });
    expect(JSON.stringify(answer)).not.toContain(staffName);
    expect(await one.client.call(readMessages, { id: answer?.id ?? '' })).toEqual({ unread: 0 });
    expect((await one.read()).list[0]).toMatchObject({ by: staffName, text: 'In October.' });
    expect((await one.read()).list[0]?.readAt).not.toBeNull();
  });

  it('takes what is sent twice once, also at the same time', async () => {
    const one = await person();
    const id = randomUUID();
    await Promise.all([one.send('Hello', id), one.send('Hello', id), one.send('Hello', id)]);
    await one.send('Hello', id);
    expect(await one.texts()).toEqual(['Hello']);
    const message = randomUUID();
    await Promise.all([one.answer('Yes', 2, ann, message), one.answer('Yes', 2, ann, message)]);
    expect(await one.texts()).toEqual(['Yes', 'Hello']);
  });

  it('has the number of unread messages right, however many read at once', async () => {
    const one = await person();
    for (let index = 0; index < 6; index += 1) await one.answer(`Answer ${index}`, index === 0 ? 0 : index + 1);
    const { list } = await one.client.call(recordList, {});
    const marked = list.slice(2).map(({ id }) => one.client.call(readMessages, { id }));
    await Promise.all([...marked, ...marked.map(() => one.unread())]);
    expect(await one.unread()).toBe(2);
    expect(await one.client.call(readMessages, { id: list[0]?.id ?? '' })).toEqual({ unread: 0 });
    expect(await one.unread()).toBe(0);
  });

  it('of 10,000 messages is read page by page, each once, as quickly as a short one', async () => {
    const one = await person();
    await sql`insert into messages (id, project_id, applicant_id, author, words, created_at, read_at)
      select gen_random_uuid(), ${project.id}, ${one.id}, 'office', 'Line ' || n, now() - n * interval '1 minute', now()
      from generate_series(1, 10000) n`.execute(server.ownerDb);
    const seen = new Set<string>();
    let after = '';
    for (let page = 0; page < 5; page += 1) {
      const { list, next } = await one.client.call(recordList, { size: 50, ...(after === '' ? {} : { after }) });
      for (const { text } of list) seen.add(text);
      after = next;
    }
    expect(seen.size).toBe(250);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from messages
      where project_id = ${project.id} and applicant_id = ${one.id} order by created_at desc, id desc limit 50`.execute(
      server.ownerDb,
    );
    expect(JSON.stringify(rows)).toContain('messages_in_order');
  });

  it.each([
    ['nothing', ' \n ', 'messageEmpty'],
    ['100 KB', 'x'.repeat(100_000), 'messageTooLong'],
    ['100 KB of Chinese', '问'.repeat(34_000), 'messageTooLong'],
  ])('refuses %s', async (_what, text, why) => {
    const one = await person();
    expect(await refused(one.send(text))).toBe(why);
    expect(await refused(one.answer(text, 0))).toBe(why);
    expect(await one.texts()).toEqual([]);
  });

  it('takes as much as it says', async () => {
    const one = await person();
    await one.send('问'.repeat(longestMessage));
    expect((await one.texts())[0]).toHaveLength(longestMessage);
  });
});

describe('files', () => {
  it('go with a message, and are seen by both sides once it is sent', async () => {
    const one = await person();
    const id = randomUUID();
    const { uid, url } = await one.client.call(uploadForMessage, { id, file: pdf() });
    expect(await open(`${messageFilePath}/${uid}`, { cookie: ann.cookie })).toBe(404);
    await one.send('', id, uid);
    expect(await open(`${messageFilePath}/${uid}`, { cookie: ann.cookie })).toBe(200);
    expect(await open(url, { token: one.token })).toBe(200);

    const message = randomUUID();
    const file = await staff().call(uploadForAnswer, { ...one.thread, message, file: pdf() });
    expect(await open(`/v1/public/file/${file.uid}`, { token: one.token })).toBe(404);
    await staff().call(answerThread, { ...one.thread, message, revision: 2, text: 'See', files: [file.uid] });
    expect(await open(`/v1/public/file/${file.uid}`, { token: one.token })).toBe(200);
    expect((await one.client.call(recordList, {})).list[0]?.files).toMatchObject([
      { uid: file.uid, name: 'paper.pdf' },
    ]);
  });

  it('are nobody else’s: not of other applicants, nor of staff elsewhere', async () => {
    const one = await person();
    const other = await person();
    const id = randomUUID();
    const { uid } = await one.client.call(uploadForMessage, { id, file: pdf() });
    await one.send('Mine', id, uid);
    expect(await open(`/v1/public/file/${uid}`, { token: other.token })).toBe(404);
    expect(await open(`${messageFilePath}/${uid}`, { cookie: foreign.cookie })).toBe(404);
    expect(await refused(other.send('Theirs', randomUUID(), uid))).toBe('unknownFile');
    expect(await refused(other.send('Theirs', id))).toBe('malformed');
    expect(await other.texts()).toEqual([]);
    expect(await refused(staff(foreign).call(readThread, one.thread))).toBe('notFound');
    expect(await other.client.call(readMessages, { id })).toEqual({ unread: 0 });
    expect((await one.read()).list[0]?.readAt).toBeNull();
  });
});

describe('staff', () => {
  it('do not answer past what they have not seen', async () => {
    const one = await person();
    await one.send('First');
    await one.send('Second');
    expect(await refused(one.answer('To the first', 2))).toBe('threadChanged');
    const both = [one.answer('From Ann', 3, ann), one.answer('From Ben', 3, ben)].map(outcome);
    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'threadChanged']);
  });

  it('find who waits, who has an answer, and what is theirs', async () => {
    const one = await person();
    const two = await person();
    const lists = async (list: ThreadList, by = ann) => {
      const { list: rows } = await staff(by).call(listThreads, { project: project.id, list });
      return rows.map(({ applicant }) => applicant).filter((id) => id === one.id || id === two.id);
    };
    await one.send('One');
    await two.send('Two');
    expect((await lists('waiting')).toSorted()).toEqual([one.id, two.id].toSorted());
    await one.answer('Answered', 2);
    expect(await lists('waiting')).toEqual([two.id]);
    expect(await lists('answered')).toEqual([one.id]);
    await staff().call(assignThread, { ...two.thread, staff: ben.id, was: null });
    expect(await refused(staff().call(assignThread, { ...two.thread, staff: ann.id, was: null }))).toBe(
      'threadAssigned',
    );
    expect(await lists('mine', ben)).toEqual([two.id]);
    await staff().call(settleThread, { ...two.thread, revision: 2 });
    expect(await lists('waiting')).toEqual([]);
    expect((await lists('all')).toSorted()).toEqual([one.id, two.id].toSorted());
    await one.send('Once more');
    expect(await lists('waiting')).toEqual([one.id]);
  });

  it('see who waits longer than was promised, and promise what applicants read', async () => {
    const one = await person();
    const overdue = async () => {
      const found = await staff().call(listThreads, { project: project.id, list: 'overdue' });
      return { ids: found.list.map(({ applicant }) => applicant), count: found.overdue, days: found.answerDays };
    };
    const promise = (days: number | null) =>
      server.ownerDb.updateTable('projects').set({ answer_days: days }).where('id', '=', project.id).execute();
    await one.send('When?');
    const since = (hours: number) =>
      server.ownerDb
        .updateTable('message_threads')
        .set({ waiting_since: new Date(frozenNow.getTime() - hours * 3_600_000) })
        .where('applicant_id', '=', one.id)
        .execute();
    await since(73);
    expect(await overdue()).toEqual({ ids: [], count: 0, days: null });
    expect((await one.client.call(recordList, {})).answer_days).toBe(0);
    await promise(3);
    expect(await overdue()).toEqual({ ids: [one.id], count: 1, days: 3 });
    expect(await one.read()).toMatchObject({ isOverdue: true, dueAt: expect.any(String) });
    expect((await one.client.call(recordList, {})).answer_days).toBe(3);
    await since(71);
    expect(await overdue()).toEqual({ ids: [], count: 0, days: 3 });
    expect(await one.read()).toMatchObject({
      isOverdue: false,
      dueAt: new Date(frozenNow.getTime() + 3_600_000).toISOString(),
    });
    await since(100);
    await one.answer('Now', 2);
    expect((await overdue()).ids).toEqual([]);
    await promise(null);
  });

  it('keep what they are writing, and see who else writes', async () => {
    const one = await person();
    const message = randomUUID();
    await staff().call(draftAnswer, { ...one.thread, message, text: 'Half a sent' });
    expect(await one.read()).toMatchObject({ draft: { message, text: 'Half a sent' }, writing: [] });
    expect(await one.read(ben)).toMatchObject({ draft: null, writing: [staffName] });
    await one.answer('Half a sentence more', 0, ann, message);
    expect(await one.read(ben)).toMatchObject({ draft: null, writing: [] });
  });

  it('leave lines in the log', async () => {
    const one = await person();
    await one.send('Hello');
    await one.read();
    await one.read();
    await one.answer('Hello', 2);
    const lines = await server.ownerDb
      .selectFrom('staff_log')
      .select('action')
      .where(sql<boolean>`subject ->> 'applicant' = ${one.id}`)
      .orderBy('id')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(['read messages', 'answered messages']);
  });

  it('without the ability, or of another organisation, reach nothing', async () => {
    const one = await person();
    const editor = await buildStaff(server.ownerDb, { role: 'editor', projectId: project.id, orgId: project.orgId });
    expect(await refused(one.read(editor))).toBe('forbidden');
    expect(await refused(one.answer('x', 0, foreign))).toBe('notFound');
    expect(await refused(staff(foreign).call(listThreads, { project: project.id, list: 'all' }))).toBe('notFound');
    expect(await refused(portal.call(recordList, {}))).toBe('notSignedIn');
  });
});
