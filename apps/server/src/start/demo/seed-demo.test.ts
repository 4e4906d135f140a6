import { specialTables } from '@portico/contract/additional-info';
import { applyFiled, applyMenu } from '@portico/contract/applications';
import { batchTable } from '@portico/contract/batches';
import { singlePages } from '@portico/contract/content';
import { lookEditions } from '@portico/contract/look';
import { bankEntries } from '@portico/contract/question-bank';
import { ownReceipt } from '@portico/contract/receipts';
import { checkSendEmailState, letterList } from '@portico/contract/referees';
import { staffLog, verifyLog } from '@portico/contract/staff-log';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalHash } from '../../domain/receipts/canonical-json.ts';
import { verifyReceipt } from '../../domain/receipts/verify-receipt.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { demoTenants } from '../../../seeds/demo-tenants.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { openApplicantSession } from '../../platform/session/applicant-session.ts';
import { openClient } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { openTestServer, testSecretKey } from '../../testing/test-server.ts';
import type { SeedParts } from './seed-applicants.ts';
import { seedBank } from './seed-bank.ts';
import { seedDemo } from './seed-demo.ts';
import { seedLooks } from './seed-looks.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let parts: SeedParts;
let asSeeded: readonly object[];

beforeAll(async () => {
  server = await openTestServer();
  const { storage, receiptKeys } = server;
  parts = {
    storage,
    receiptKeys,
    publicUrl: 'https://apply.example.edu',
    secretKey: testSecretKey,
    log: server.app.log,
  };
  const seeded = await seedDemo(server.ownerDb, frozenNow, parts, () => Promise.resolve());
  asSeeded = await shown();
  await seedLooks(server.ownerDb, server.database, seeded, frozenNow);
  await seedBank(server.ownerDb, server.database, seeded, frozenNow);
});
afterAll(() => server.close());

/** What visitors see of the projects. */
async function shown(): Promise<readonly object[]> {
  const db: Kysely<Tables> = server.ownerDb;
  const projects = await db.selectFrom('projects').selectAll().orderBy('slug').execute();
  const settings = await db.selectFrom('project_settings').selectAll().orderBy('project_id').execute();
  const pictures = await db.selectFrom('project_pictures').selectAll().orderBy('project_id').orderBy('kind').execute();
  return [...projects, ...settings, ...pictures].map((row) => ({ ...row, updated_at: null }));
}

async function signedIn(email: string) {
  const db: Kysely<Tables> = server.ownerDb;
  const { id, project_id } = await db
    .selectFrom('applicants')
    .select(['id', 'project_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = await openApplicantSession(db, {
    projectId: project_id,
    applicantId: id,
    now: frozenNow,
    agent: '',
  });
  return openClient(server.app).as({ token });
}

describe.each([
  [
    'jiahe.lin',
    {
      'basic-info': 1,
      education: 1,
      work: 2,
      family: 2,
      languages: 2,
      essays: 1,
      referees: 2,
      recommendation: 0,
      documents: 0,
    },
  ],
  ['zhixia.xu', { 'basic-info': 1, education: 2, work: 1, examination: 2, essays: 1, documents: 0 }],
  ['yanqing.gu', { personal: 2, interests: 2, career: 2, publications: 1, research: 1, referees: 2, letter: 0 }],
  [
    'amelia.whitford',
    {
      'basic-info': 1,
      visa: 0,
      education: 2,
      work: 0,
      referees: 2,
      essays: 1,
      documents: 0,
      preferences: 0,
      recommendation: 0,
    },
  ],
  ['xingzhou.ye', { founder: 1, company: 1, figures: 2, team: 2, emissions: 2, problem: 1 }],
])('the application of %s', (person, states) => {
  it('has come as far as its answers say, in the modules that its batch asks for', async () => {
    const client = await signedIn(`${person}@example.com`);
    const { menu_list } = await client.call(applyMenu, {});
    const shown = menu_list.map(({ menuid, state }) => [menuid, state]);
    expect(Object.fromEntries(shown)).toEqual(states);
  });

  it('opens with the answers that were saved, and with nothing left over', async () => {
    const client = await signedIn(`${person}@example.com`);
    for (const [menuid, state] of Object.entries(states)) {
      if (state === 0) continue;
      const filed = await client.call(applyFiled, { menuid });
      expect(filed).toMatchObject({ state, revision: 1, left_over: [] });
      expect(Object.keys({ ...filed.save_field.normal, ...filed.save_field.column }).length).toBeGreaterThan(0);
    }
  });

  it('has pages to tick, a table about the batch and one about the person', async () => {
    const client = await signedIn(`${person}@example.com`);
    const pages = (await client.call(singlePages, {})).list;
    expect(pages.filter(({ consent }) => consent !== null)).toHaveLength(3);
    expect((await client.call(batchTable, {})).table_value_list.length).toBeGreaterThan(1);
    expect((await client.call(specialTables, {})).list).toHaveLength(1);
  });
});

describe('whoever has submitted', () => {
  it('has a number, a frozen copy and a receipt that verifies; numbers of a batch have no gaps', async () => {
    const expected = demoTenants.flatMap((tenant) =>
      tenant.applicants.filter(({ applicationState }) => applicationState === 2).map(({ name }) => name),
    );
    const rows = await server.ownerDb
      .selectFrom('submissions as submission')
      .innerJoin('applicants as applicant', 'applicant.id', 'submission.applicant_id')
      .innerJoin('applications as application', 'application.id', 'submission.application_id')
      .select(['applicant.name', 'application.state', 'application.number as shown'])
      .select(['submission.batch_id', 'submission.number', 'submission.sequence', 'submission.snapshot'])
      .select(['submission.hash', 'submission.receipt', 'submission.submitted_at'])
      .orderBy('submission.submitted_at')
      .execute();
    expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    expect(rows.length).toBeGreaterThan(30);
    const seen = new Map<string, number>();
    for (const row of rows) {
      const sequence = (seen.get(row.batch_id) ?? 0) + 1;
      seen.set(row.batch_id, sequence);
      expect(row).toMatchObject({ state: 2, shown: row.number, sequence, hash: canonicalHash(row.snapshot) });
      expect(row.receipt.facts).toMatchObject({ name: row.name, number: row.number, answersHash: row.hash });
      expect((await verifyReceipt(row.receipt, server.receiptKeys)).verdict).toBe('genuine');
    }
    expect(rows.some(({ name }) => /[㛃䶮𠮷]/u.test(name))).toBe(true);
  });

  it('has files that storage really has, and was sent no mail', async () => {
    const files = await server.ownerDb.selectFrom('stored_files').selectAll().execute();
    expect(files.length).toBeGreaterThan(100);
    const sizes = await Promise.all(files.map(({ id }) => server.storage.size(fileKey(id))));
    expect(sizes.map(String)).toEqual(files.map(({ size }) => size));
    const waiting = server.ownerDb.selectFrom('outgoing_messages').select('id').where('state', '=', 'queued');
    expect(await waiting.execute()).toEqual([]);
  });

  it('knows of what it submitted, and has read it', async () => {
    const messages = await server.ownerDb
      .selectFrom('submissions')
      .leftJoin('messages', 'messages.id', 'submissions.id')
      .select(['messages.id', 'messages.read_at'])
      .execute();
    expect(messages.filter(({ id, read_at }) => id === null || read_at === null)).toEqual([]);
  });

  it('reads the receipt', async () => {
    const { receipt } = await (await signedIn('yicheng.zhou@example.com')).call(ownReceipt, {});
    expect(receipt.facts.name).toBe('周亦澄');
  });
});

describe('whoever asked for letters', () => {
  const requestsOf = async (person: string) => (await signedIn(`${person}@example.com`)).call(checkSendEmailState, {});

  it.each([
    ['jiahe.lin', [2, 0]],
    ['yicheng.zhou', [3, 5]],
    ['yanqing.gu', [3, 3, 1]],
    ['elena.marchetti', [3, 3, 3]],
    ['chidi.okafor', [4, 2, 1]],
    ['lokyi.chan', [3, 1]],
    ['amelia.whitford', [0, 0]],
  ])('has come as far as the states of %s say', async (person, states) => {
    const { list } = await requestsOf(person);
    expect(list.map(({ letter_state }) => letter_state)).toEqual(states);
  });

  it('has more time for letters than for the application, and has chosen where there is a choice', async () => {
    const { letters_until, server_time, waiver } = await requestsOf('yicheng.zhou');
    const days = ((letters_until ?? 0) - server_time) / 86_400;
    expect(days).toBeGreaterThan(45);
    expect(waiver).toEqual({ policy: 'unlessWaived', decided: true, waived: false });
    expect((await requestsOf('yanqing.gu')).waiver).toEqual({ policy: 'never', decided: true, waived: null });
  });

  it('reads a letter where the project or the choice says so, and nowhere else', async () => {
    const read = async (person: string) => {
      const { list } = await (await signedIn(`${person}@example.com`)).call(letterList, {});
      return list.map(({ items, files }) => [items.length > 0, files.length]);
    };
    expect(await read('yicheng.zhou')).toContainEqual([true, 1]);
    expect(await read('lokyi.chan')).toContainEqual([true, 1]);
    expect(await read('elena.marchetti')).toEqual([0, 1, 2].map(() => [false, 0]));
  });

  it('has letters whose frozen answers hash to what was written down', async () => {
    const letters = await server.ownerDb
      .selectFrom('sheets')
      .select(['snapshot', 'hash'])
      .where('kind', '=', 'letter')
      .execute();
    expect(letters).toHaveLength(7);
    for (const { snapshot, hash } of letters) expect(canonicalHash(snapshot)).toBe(hash);
  });
});

it('seeds once', async () => {
  await seedDemo(server.ownerDb, frozenNow, parts, () => Promise.reject(new Error('again')));
  expect(await server.ownerDb.selectFrom('projects').select('id').execute()).toHaveLength(6);
});

it('the log tells what the staff did in the last days, and its chain can be proved', async () => {
  const { org_id: orgId } = await server.ownerDb
    .selectFrom('projects')
    .select('org_id')
    .where('slug', '=', 'itf')
    .executeTakeFirstOrThrow();
  const staff = openClient(server.app).as(await buildStaff(server.ownerDb, { role: 'administrator', orgId }));
  const { list } = await staff.call(staffLog, {});
  expect(list.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['created project', 'added batch', 'changed settings', 'read application']),
  );
  expect(list.map(({ by }) => by)).toEqual(expect.arrayContaining(['周敏之', '贺知微']));
  expect(list.every(({ at }) => at < frozenNow.getTime() / 1000)).toBe(true);
  expect(await staff.call(verifyLog, { org: orgId })).toMatchObject({ done: true, broken: null });
});

it('the projects of an institution have a history of looks, and end with their own', async () => {
  expect(await shown()).toEqual(asSeeded);
  const { id, org_id: orgId } = await server.ownerDb
    .selectFrom('projects')
    .select(['id', 'org_id'])
    .where('slug', '=', 'itf')
    .executeTakeFirstOrThrow();
  const staff = openClient(server.app).as(await buildStaff(server.ownerDb, { role: 'administrator', orgId }));
  const { list } = await staff.call(lookEditions, { project: id });
  expect(list).toMatchObject([
    { number: 3, by: '周敏之', fields: ['contact.phone'] },
    { number: 2, by: '陆怀瑾', fields: ['colour'] },
    { number: 1, by: '' },
  ]);
  const { list: lines } = await staff.call(staffLog, { action: 'published look', project: id });
  expect(lines.map(({ change }) => change?.after)).toMatchObject([
    { 'contact.phone': '+86 21 5555 0142' },
    { colour: '#1d3f72' },
  ]);
});

it('an institution with several projects has a question bank', async () => {
  const { id, org_id: orgId } = await server.ownerDb
    .selectFrom('projects')
    .select(['id', 'org_id'])
    .where('slug', '=', 'itf')
    .executeTakeFirstOrThrow();
  const staff = openClient(server.app).as(await buildStaff(server.ownerDb, { role: 'administrator', orgId }));
  const { list } = await staff.call(bankEntries, { project: id });
  expect(list.map(({ name, fields, groups }) => [name.en, fields, groups])).toEqual([
    ['Awards', 4, 1],
    ['Contact and emergency contact', 6, 0],
    ['Identity document', 7, 0],
  ]);
});
