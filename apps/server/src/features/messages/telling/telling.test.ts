import { randomUUID } from 'node:crypto';
import { chooseMails, mailChoices, stopMails } from '@portico/contract/mail-choices';
import { readMessages, recordList } from '@portico/contract/messages';
import { answerThread, readThread } from '@portico/contract/staff-messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer, testSecretKey } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';
import { sealStop } from './stop-token.ts';
import { tellOfAnswer } from './tell-of-answer.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let staff: ReturnType<ReturnType<typeof openClient>['as']>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'telling' });
  portal = openTestPortal(server, project);
  const { cookie } = await buildStaff(server.ownerDb, {
    role: 'administrator',
    projectId: project.id,
    orgId: project.orgId,
  });
  staff = openClient(server.app).as({ cookie });
});
afterAll(() => server.close());

async function person() {
  const applicant = await buildApplicant(server.ownerDb, project);
  const client = portal.as(applicant);
  const thread = { project: project.id, applicant: applicant.id };
  return {
    ...applicant,
    client,
    answer: async (text: string) => {
      const { revision } = await staff.call(readThread, thread);
      await staff.call(answerThread, { ...thread, message: randomUUID(), revision, text, files: [] });
    },
    /** Runs the job, and gives the mails that the person has got by then. */
    tell: async () => {
      const parts = { database: server.database, publicUrl: 'https://apply.test', secretKey: testSecretKey };
      await tellOfAnswer(parts, { org: project.orgId, project: project.id, applicant: applicant.id });
      const mails = await server.ownerDb
        .selectFrom('outgoing_messages')
        .select(['subject', 'text', 'html', 'purpose', 'recipient'])
        .where('applicant_id', '=', applicant.id)
        .orderBy('id')
        .execute();
      return mails.filter(({ purpose }) => purpose === 'answer');
    },
  };
}

it('tells of answers that nobody has read, once for all of them, and not what they say', async () => {
  const one = await person();
  await one.answer('The secret answer');
  await one.answer('And another');
  const [mail] = await one.tell();
  expect(mail).toMatchObject({ recipient: one.email });
  expect(mail?.text).toContain('2 条消息');
  expect(mail?.text).toContain('/apply/telling/');
  expect(`${mail?.text}${mail?.html}`).not.toContain('secret answer');
  expect(await one.tell()).toHaveLength(1);
  await one.answer('A third');
  const both = await one.tell();
  expect(both).toHaveLength(2);
  expect(both.filter(({ text }) => text.includes('发来一条消息'))).toHaveLength(1);
  expect(await Promise.all([one.tell(), one.tell()])).toMatchObject([{ length: 2 }, { length: 2 }]);
});

it('tells nothing of what was read meanwhile, and nobody without a proved address', async () => {
  const reader = await person();
  await reader.answer('Read at once');
  const { list } = await reader.client.call(recordList, {});
  await reader.client.call(readMessages, { id: list[0]?.id ?? '' });
  expect(await reader.tell()).toEqual([]);
  const unproved = await person();
  await server.ownerDb
    .updateTable('applicants')
    .set({ email_confirmed_at: null })
    .where('id', '=', unproved.id)
    .execute();
  await unproved.answer('Hello');
  expect(await unproved.tell()).toEqual([]);
  expect(await unproved.client.call(mailChoices, {})).toEqual({ address: '', answers: true });
});

it('is asked for in the transaction of the answer, ten minutes later, by one job however many answers there are', async () => {
  const one = await person();
  await one.answer('One');
  await one.answer('Two');
  const { rows } = await sql<{ payload: unknown; minutes: number }>`
    select j.payload, extract(epoch from j.run_at - ${frozenNow}::timestamptz)::float / 60 as minutes
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'tell_of_answer' and j.key = ${`answer:${one.id}`}`.execute(server.ownerDb);
  expect(rows).toEqual([{ payload: { org: project.orgId, project: project.id, applicant: one.id }, minutes: 10 }]);
});

it('is stopped by its link without signing in, and begins again where the person chooses so', async () => {
  const one = await person();
  await one.answer('One');
  const [mail] = await one.tell();
  const token = /stop_mails\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await portal.call(stopMails, { token });
  expect(await one.client.call(mailChoices, {})).toEqual({ address: one.email, answers: false });
  await portal.call(stopMails, { token });
  await one.answer('Two');
  expect(await one.tell()).toHaveLength(1);
  await one.client.call(chooseMails, { answers: '1' });
  expect(await one.tell()).toHaveLength(2);
});

it('is stopped for nobody else, and by nothing that was not sent', async () => {
  const [one, other] = [await person(), await buildProject(server.ownerDb, { slug: 'telling-other' })];
  const elsewhere = sealStop(testSecretKey, { project: other.id, applicant: one.id });
  const forged = sealStop('x'.repeat(40), { project: project.id, applicant: one.id });
  const nobody = sealStop(testSecretKey, { project: project.id, applicant: randomUUID() });
  for (const token of [elsewhere, forged, nobody, 'x'.repeat(40)])
    expect(await refused(portal.call(stopMails, { token }))).toBe('linkBroken');
  expect(await one.client.call(mailChoices, {})).toMatchObject({ answers: true });
  expect(await refused(portal.call(chooseMails, { answers: '0' }))).toBe('notSignedIn');
});
