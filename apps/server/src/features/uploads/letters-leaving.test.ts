import { randomUUID } from 'node:crypto';
import { logoff } from '@portico/contract/accounts';
import { recommendLogin } from '@portico/contract/recommendations';
import { sendEmail } from '@portico/contract/referees';
import { sign, uploadAutograph } from '@portico/contract/signatures';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLetters } from '../../testing/toys/toy-letters.ts';
import { buildApplicant, toyPassword } from '../../testing/toys/toy-tenants.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

/**
 * A recommender who was invited by the real mail, wrote, uploaded a file and half of another one, signed, and
 * submitted.
 */
async function recommend(applicant: { readonly token: string }, application: string, email: string) {
  const { as, here, ownerDb } = opened;
  await opened.nameReferee(here, application, email);
  const row = { menuid: 'referees', columnNumber: 2, email, notice: 'They read nothing.', sure: '1' } as const;
  await as(applicant.token).call(sendEmail, row);
  const mail = await ownerDb
    .selectFrom('outgoing_messages')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const link = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  const { token, uid: letter } = await as().call(recommendLogin, { project_id: here.id, token: link });
  await opened.byCode(email);
  const paper = await opened.bring(token, letter, opened.pdf, { key: 'one-key' });
  const target = { id: 'paper', menu_id: 'letter', filename: 'half.pdf', letter };
  const created = await opened.tus(token).create(opened.pdf.length, target);
  await opened.tus(token).patch(created.headers.get('location') ?? '', 0, opened.pdf.subarray(0, 9));
  const file = `data:image/png;base64,${(await opened.png(300, 100)).toString('base64')}`;
  const signature = { autograph: JSON.stringify({ file }), id: 'hand', menu_id: 'letter', letter };
  const signatureFile = await as(token).call(uploadAutograph, signature);
  await as(token).call(sign, { uid: signatureFile.uid, agreed: 1, menuid: 'letter' });
  const answerOf = (one: { uid: string; url: string }) => [{ uid: one.uid, name: 'x', url: one.url }];
  const written = { praise: 'say-praise of the leaver', paper: answerOf(paper), hand: answerOf(signatureFile) };
  await opened.save(token, letter, written);
  await opened.submit(token, { id: letter, project: here });
  return { letter, token, files: [paper.uid, signatureFile.uid] };
}

it('whoever leaves takes requests, letters, their files and the mails about them along', async () => {
  const { here, ownerDb } = opened;
  const options = { batchId: here.batchId, userType: 'ssm', email: 'letters.leaver@example.com' };
  const applicant = await buildApplicant(ownerDb, here, options);
  const { applicationId, id } = await opened.invite({ applicant });
  const email = `${randomUUID()}@university.example`;
  const { letter, token, files } = await recommend(applicant, applicationId, email);
  expect(await tablesWith(id)).toEqual(['recommendation_links', 'recommendations', 'recommender_sessions']);
  const tables = ['sheets', 'sheet_modules', 'sheet_changes', 'recommendations', 'recommender_sessions'];
  expect(await tablesWith(letter)).toEqual(expect.arrayContaining([...tables, 'stored_files', 'idempotency_keys']));
  expect(await tablesWith(files[1] ?? '')).toContain('signings');
  expect(await tablesWith(applicationId)).toContain('letter_waivers');
  await opened.as(applicant.token).call(logoff, { old_password: toyPassword });

  for (const text of [applicant.id, applicationId, id, letter, 'say-praise', ...files])
    expect({ text, in: await tablesWith(text) }).toEqual({ text, in: [] });
  // A recommender who came by code is still signed in, but sees nothing; the address is their own.
  expect(await tablesWith(email)).toEqual(['recommender_sessions']);
  expect([...(await opened.objects('files')), ...(await opened.objects('incoming'))]).toEqual([]);
  expect(await opened.open(files[0] ?? '', { token })).toBe(404);
});

async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    opened.ownerDb,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(name)} t where t::text ilike ${`%${text}%`}`.execute(
      opened.ownerDb,
    );
    if ((rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}
