import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { findHead, installationChain, listUnchained } from './chain.queries.ts';
import { chainLog, chainLogs } from './chain-logs.ts';
import { verifyChain } from './verify-chain.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
const org = randomUUID();
const other = randomUUID();

beforeEach(async () => {
  opened = await openTestDatabase();
});
afterEach(() => opened.close());

async function write(count: number, orgId: string | null = org): Promise<void> {
  const line = { staff_id: randomUUID(), staff_name: 'Somebody "有人"\n\u0001', org_id: orgId, project_id: null };
  for (let index = 0; index < count; index += 1)
    await opened.database.staff
      .insertInto('staff_log')
      .values({ ...line, action: `did ${index}`, subject: JSON.stringify({ b: '1', application: randomUUID() }) })
      .execute();
}

const verify = (chain = org) => verifyChain(opened.ownerDb, chain);

describe('lines of the log', () => {
  it('are chained for each organisation and for the installation, whoever wrote them', async () => {
    await write(3);
    await write(2, other);
    await write(1, null);
    expect(await listUnchained(opened.database.jobs)).toEqual([installationChain, ...[org, other].toSorted()]);
    await chainLogs(opened.database.jobs);
    expect(await listUnchained(opened.database.jobs)).toEqual([]);
    for (const [chain, length] of [
      [org, 3],
      [other, 2],
      [installationChain, 1],
    ] as const)
      expect(await verify(chain)).toMatchObject({ length, checked: length, broken: null, isPart: false });
  });

  it('have the same hash in the database and outside, whatever is in them', async () => {
    const odd = Array.from({ length: 0xff }, (_, code) => String.fromCodePoint(code + 1)).join('');
    const text = `${odd}\u2028\u2029😀"\\/`;
    await opened.database.staff
      .insertInto('staff_log')
      .values({
        staff_id: randomUUID(),
        staff_name: text,
        org_id: org,
        project_id: randomUUID(),
        action: text,
        address: text,
        subject: JSON.stringify({ [text]: text, z: text }),
        change: JSON.stringify({ before: { n: 1.5, list: [null, true] }, after: text }),
      })
      .execute();
    await chainLog(opened.database.jobs, org);
    expect(await verify()).toMatchObject({ checked: 1, broken: null });
  });

  it('are chained in the order of commits: one that is written first and committed last follows', async () => {
    let commit = () => {};
    const mayEnd = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const line = { staff_id: randomUUID(), staff_name: 'x', org_id: org, project_id: null, subject: '{}' };
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => {
      isWritten = resolve;
    });
    const slow = opened.database.staff.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('staff_log')
        .values({ ...line, action: 'slow' })
        .execute();
      isWritten();
      await mayEnd;
    });
    await written;
    await write(1);
    await chainLog(opened.database.jobs, org).finally(commit);
    await slow;
    await chainLog(opened.database.jobs, org);
    const rows = await opened.ownerDb.selectFrom('staff_log').select('action').orderBy('seq').execute();
    expect(rows.map(({ action }) => action)).toEqual(['did 0', 'slow']);
    expect(await verify()).toMatchObject({ checked: 2, broken: null });
  });

  it('are chained once, however many servers chain at a time while others write', async () => {
    const chainers = [1, 2, 3].map(async () => {
      for (let time = 0; time < 10; time += 1) await chainLogs(opened.database.jobs);
    });
    await Promise.all([write(20), write(20), write(20, other), ...chainers]);
    await chainLogs(opened.database.jobs);
    expect(await verify()).toMatchObject({ checked: 40, broken: null });
    expect(await verify(other)).toMatchObject({ checked: 20, broken: null });
  });

  it('are verified in parts, each from where the last one ended', async () => {
    await write(5);
    await chainLog(opened.database.jobs, org);
    const first = await verifyChain(opened.ownerDb, org, { most: 1 });
    expect(first).toMatchObject({ checked: 5, isPart: false });
    await sql`update staff_log set action = 'x' where seq = 4`.execute(opened.ownerDb);
    expect(await verifyChain(opened.ownerDb, org, { after: 2 })).toMatchObject({ broken: { kind: 'changed', seq: 4 } });
    expect(await verifyChain(opened.ownerDb, org, { after: 4 })).toMatchObject({ checked: 5, broken: null });
  });
});

const copy = 'staff_id, staff_name, org_id, project_id, action, subject, at, prev, hash';

/** What somebody with every right in the database could do to lines 1 to 6, and what is seen of it. */
const tampering: readonly (readonly [name: string, statement: string, kind: string, seq: number])[] = [
  ['what was done', `update staff_log set action = 'nothing' where seq = 3`, 'changed', 3],
  ['who did it', `update staff_log set staff_name = 'Somebody else' where seq = 3`, 'changed', 3],
  ['the id of who did it', `update staff_log set staff_id = gen_random_uuid() where seq = 1`, 'changed', 1],
  ['when', `update staff_log set at = at - interval '1 microsecond' where seq = 6`, 'changed', 6],
  ['from where', `update staff_log set address = '192.0.2.1' where seq = 2`, 'changed', 2],
  ['about what', `update staff_log set subject = subject || '{"b": "2"}' where seq = 2`, 'changed', 2],
  ['the change', `update staff_log set change = '{"before": 1, "after": 2}' where seq = 2`, 'changed', 2],
  ['the project', `update staff_log set project_id = gen_random_uuid() where seq = 2`, 'changed', 2],
  ['to another organisation', `update staff_log set org_id = null where seq = 2`, 'missing', 2],
  ['its hash', `update staff_log set hash = sha256('x') where seq = 5`, 'changed', 5],
  ['its link', `update staff_log set prev = sha256('x') where seq = 5`, 'changed', 5],
  [
    'a line, with the hash that it would have',
    `update staff_log set action = 'nothing' where seq = 3;
     update staff_log l set hash = sha256(convert_to(log_line_text(l), 'UTF8')) where seq = 3`,
    'unlinked',
    4,
  ],
  [
    'the last line, with the hash that it would have',
    `update staff_log set action = 'nothing' where seq = 6;
     update staff_log l set hash = sha256(convert_to(log_line_text(l), 'UTF8')) where seq = 6`,
    'unlinked',
    6,
  ],
  ['removed from the middle', 'delete from staff_log where seq = 4', 'missing', 4],
  ['removed from the beginning', 'delete from staff_log where seq = 1', 'missing', 1],
  [
    'removed, the others moved up',
    'delete from staff_log where seq = 4; update staff_log set seq = seq - 1 where seq > 4',
    'changed',
    4,
  ],
  ['the end cut off', 'delete from staff_log where seq > 4', 'cut', 5],
  ['everything gone', 'delete from staff_log', 'cut', 1],
  ['taken out of the chain', 'update staff_log set seq = null, hash = null, prev = null where seq = 6', 'cut', 6],
  [
    'two lines swapped',
    `update staff_log set seq = -1 where seq = 2; update staff_log set seq = 2 where seq = 3;
     update staff_log set seq = 3 where seq = -1`,
    'changed',
    2,
  ],
  [
    'a line put in between',
    `update staff_log set seq = -seq - 1 where seq > 2; update staff_log set seq = -seq where seq < 0;
     insert into staff_log (${copy}, seq) select ${copy}, 3 from staff_log where seq = 2`,
    'changed',
    3,
  ],
  [
    'a second line under the same number',
    `drop index staff_log_chain; insert into staff_log (${copy}, seq) select ${copy}, 3 from staff_log where seq = 2`,
    'changed',
    3,
  ],
  [
    'a line after the head',
    `insert into staff_log (${copy}, seq) select ${copy}, 7 from staff_log where seq = 6`,
    'added',
    7,
  ],
  ['a head that knows nothing', `update log_chains set length = 0, head = ''`, 'added', 1],
  ['no head', 'delete from log_chains', 'added', 1],
  ['another head', `update log_chains set head = sha256('x')`, 'unlinked', 6],
  ['a head that counts less', `update log_chains set length = 5`, 'unlinked', 5],
  ['a head that counts more', `update log_chains set length = 7`, 'cut', 7],
];

describe('tampering', () => {
  it.each(tampering)('%s', async (_name, statement, kind, seq) => {
    await write(6);
    await chainLogs(opened.database.jobs);
    expect(await verify()).toMatchObject({ broken: null });
    for (const part of statement.split(';')) await sql.raw(part).execute(opened.ownerDb);
    const { broken } = await verify();
    expect(broken).toMatchObject({ kind, seq });
  });

  it('breaks no chain but its own', async () => {
    await write(2);
    await write(2, other);
    await chainLogs(opened.database.jobs);
    await opened.ownerDb.deleteFrom('staff_log').where('org_id', '=', org).where('seq', '=', '1').execute();
    expect(await verify()).toMatchObject({ broken: { kind: 'missing', seq: 1, line: null }, checked: 0 });
    expect(await verify(other)).toMatchObject({ broken: null, checked: 2 });
  });
});

describe('the application', () => {
  it('neither says when a line was written, nor chains one itself, nor touches a head', async () => {
    const db = opened.database.staff;
    await write(1);
    await chainLogs(opened.database.jobs);
    const values = `gen_random_uuid(), 'x', 'x', '{}'`;
    const forbidden = [
      `insert into staff_log (staff_id, staff_name, action, subject, at) values (${values}, now())`,
      `insert into staff_log (staff_id, staff_name, action, subject, seq) values (${values}, 2)`,
      `insert into staff_log (staff_id, staff_name, action, subject, hash) values (${values}, '')`,
      'update staff_log set hash = null',
      'delete from staff_log',
      `insert into log_chains (chain) values (gen_random_uuid())`,
      'update log_chains set length = 0',
      'delete from log_chains',
    ];
    for (const statement of forbidden)
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied/);
    expect(await findHead(db, org)).toMatchObject({ length: 1 });
  });
});
