import { randomUUID } from 'node:crypto';
import type { InputOf, RouteSpec } from '@portico/contract/route';
import {
  applicationLog,
  editApplication,
  listApplications,
  staffExport,
  staffProjects,
  staffExportState,
  staffPreview,
} from '@portico/contract/staff-applications';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;
let owner: Awaited<ReturnType<typeof opened.staff>>;

const people = [
  ['陈大文', 2],
  ['Zhāng Wěi', 0],
  ['Anna-Maria O’Neil', 1],
  ['欧阳·娜娜', 2],
  ['100% Real_Name', 1],
  ['José Ñuñez', 0],
  ['Zoë', 0],
  ['Ｌｉｎ', 0],
  ['Đặng Thị Ánh', 0],
  ['Łukasz Strauß', 0],
  ['김민준', 0],
  ['がく', 0],
] as const;

beforeAll(async () => {
  opened = await openStaffing();
  owner = await opened.staff('owner', opened.mine.orgId);
  for (const [index, [name, state]] of people.entries()) await add(opened.mine, name, state, index + 1);
  await add(opened.theirs, '陈大文', 2, 9);
});
afterAll(() => opened.close());

async function add(project: typeof opened.mine, name: string, state: number, number: number): Promise<void> {
  const id = randomUUID();
  const moment = new Date(frozenNow.getTime() - number * 60_000);
  await opened.ownerDb
    .insertInto('applicants')
    .values({
      id,
      project_id: project.id,
      user_type: 'normal',
      name,
      email: null,
      mobile: null,
      password_hash: null,
      temporary: false,
    })
    .execute();
  await opened.ownerDb
    .insertInto('applications')
    .values({
      id: randomUUID(),
      project_id: project.id,
      applicant_id: id,
      batch_id: project.batchId,
      state,
      created_at: moment,
      ...(state === 2 ? { submitted_at: moment, number: `202601${String(number).padStart(6, '0')}` } : {}),
    })
    .execute();
}

const namesIn = (answer: { readonly list: readonly { readonly name: string }[] }) =>
  answer.list.map(({ name }) => name);
const list = (fields: InputOf<typeof listApplications> = {}, cookie = owner.cookie) =>
  opened.client.as({ cookie }).call(listApplications, fields);

describe('the list', () => {
  it('has what was submitted or begun last first, of one’s own organisation', async () => {
    const answer = await list();
    expect(namesIn(answer)).toEqual(people.map(([name]) => name));
    expect(answer).toMatchObject({ next: null });
    expect(answer.list[0]).toMatchObject({
      name: '陈大文',
      number: '202601000001',
      application_state: 2,
      stage: 0,
      project: { domain: 'staff-mine' },
      batch_title: { en: 'Batch en' },
      time_zone: 'Asia/Shanghai',
    });
  });

  it('goes on page by page, and nothing that is submitted meanwhile moves what follows', async () => {
    const first = await list({ limit: 4 });
    await add(opened.mine, 'Late Comer', 2, 0);
    const second = await list({ limit: 4, after: first.next ?? '' });
    const third = await list({ limit: 4, after: second.next ?? '' });
    expect([first, second, third].flatMap(namesIn)).toEqual(people.map(([name]) => name));
    expect(third.next).toBeNull();
    await opened.ownerDb.deleteFrom('applicants').where('name', '=', 'Late Comer').execute();
  });

  it.each([
    ['大文', ['陈大文']],
    ['陈', ['陈大文']],
    ['zhāngwěi', ['Zhāng Wěi']],
    ['zhangwei', ['Zhāng Wěi']],
    ['jose', ['José Ñuñez']],
    ['JOSÉ nu', ['José Ñuñez']],
    // As some keyboards write it: the letter, then its accent.
    ['jose\u0301', ['José Ñuñez']],
    ['zoe', ['Zoë']],
    ['ZÖË', ['Zoë']],
    ['lin', ['Ｌｉｎ']],
    ['ＬＩＮ', ['Ｌｉｎ']],
    ['dang thi anh', ['Đặng Thị Ánh']],
    ['lukasz strauss', ['Łukasz Strauß']],
    ['김민', ['김민준']],
    ['민\u1100', []],
    ['がく', ['がく']],
    ['maria o', ['Anna-Maria O’Neil']],
    ['ANNA', ['Anna-Maria O’Neil']],
    ['阳娜', ['欧阳·娜娜']],
    ['ＡＮＮＡ', ['Anna-Maria O’Neil']],
    ['202601000004', ['欧阳·娜娜']],
    ['20260100000', ['陈大文', '欧阳·娜娜']],
    ['２０２６０１０００００４', ['欧阳·娜娜']],
    [' 2026 0100 0004', ['欧阳·娜娜']],
    ['%', ['100% Real_Name']],
    ['0%r', ['100% Real_Name']],
    ['l_n', ['100% Real_Name']],
    ['_', ['100% Real_Name']],
    ['\\', []],
    ['nobody', []],
    ['·', []],
    ["' or 1=1 --", []],
  ])('finds %s', async (query, expected) => {
    expect(namesIn(await list({ query }))).toEqual(expected);
  });

  it('is narrowed by state, batch and project; what is another’s is empty', async () => {
    expect(namesIn(await list({ state: 1 }))).toEqual(['Anna-Maria O’Neil', '100% Real_Name']);
    expect(namesIn(await list({ state: 2, query: '娜' }))).toEqual(['欧阳·娜娜']);
    expect(namesIn(await list({ batch: opened.mine.batchId, project: opened.mine.id }))).toHaveLength(people.length);
    for (const foreign of [
      { batch: opened.theirs.batchId },
      { project: opened.theirs.id },
      { project: opened.theirs.orgId },
      { batch: opened.theirs.batchId, project: opened.mine.id },
    ])
      expect(namesIn(await list(foreign))).toEqual([]);
  });

  it('of the whole installation is for staff who belong to it', async () => {
    const { cookie } = await opened.staff('interviewer');
    expect(namesIn(await list({ query: '陈大文' }, cookie))).toEqual(['陈大文', '陈大文']);
    const projects = await opened.client.as({ cookie }).call(staffProjects, {});
    expect(projects.list.map(({ domain }) => domain)).toEqual(['staff-mine', 'staff-theirs']);
  });

  it('of projects has those of the organisation, with their batches', async () => {
    expect((await opened.client.as(owner).call(staffProjects, {})).list).toEqual([
      expect.objectContaining({
        project_id: opened.mine.id,
        domain: 'staff-mine',
        batches: [{ batchId: opened.mine.batchId, batch_title: expect.anything() }],
      }),
    ]);
  });

  it('is for staff who are signed in', async () => {
    const { token } = await opened.applicant();
    for (const cookie of ['', `portico_staff=${token}`]) {
      expect(await refused(list({}, cookie))).toBe('notSignedIn');
      expect(await refused(opened.client.as({ cookie }).call(staffProjects, {}))).toBe('notSignedIn');
    }
  });

  it('finds a name that very many have, and goes on through it', async () => {
    await addMany('Common Name', 2_100);
    const first = await list({ query: 'common', limit: 50 });
    const second = await list({ query: 'common', limit: 50, after: first.next ?? '' });
    const ids = [first, second].flatMap(({ list: found }) => found.map(({ application }) => application));
    expect(new Set(ids).size).toBe(100);
    expect(new Set([first, second].flatMap(namesIn))).toEqual(new Set(['Common Name']));
    expect(namesIn(await list({ query: 'real' }))).toEqual(['100% Real_Name']);
  });

  it('answers odd values with a sentence', async () => {
    const oddities = [
      'x'.repeat(100_000),
      '',
      '-1',
      'NaN',
      '\u{1F600}'.repeat(50),
      '\u0000',
      '../../etc/passwd',
      "' or 1=1 --",
    ];
    const fields = [
      'document',
      'query',
      'project',
      'batch',
      'state',
      'after',
      'limit',
      'application',
      'before',
      'unheard_of',
    ];
    const routes: RouteSpec[] = [listApplications, staffProjects, staffPreview, staffExportState, applicationLog];
    const client = opened.client.as(owner);
    for (const route of routes) {
      for (const field of fields) {
        for (const oddity of oddities) {
          const call = client.send(route, { [field]: oddity });
          const answer = await outcome(call);
          const isSaid = answer === 'done' || (await refusal(call)).message !== '';
          expect([route.name, field, answer, isSaid]).toEqual([
            route.name,
            field,
            expect.not.stringMatching(/broken|busy/),
            true,
          ]);
        }
      }
    }
    for (const application of oddities)
      for (const route of [editApplication, staffExport] satisfies RouteSpec[])
        expect(await refused(client.send<unknown>(route, { application }))).toBe('malformed');
  });
});

async function addMany(name: string, count: number): Promise<void> {
  const { ownerDb, mine } = opened;
  await sql`with made as (
      insert into applicants (id, project_id, name) select gen_random_uuid(), ${mine.id}, ${name} from generate_series(1, ${count})
      returning id)
    insert into applications (id, project_id, applicant_id, batch_id, state, created_at)
    select gen_random_uuid(), ${mine.id}, id, ${mine.batchId}, 1, ${new Date(frozenNow.getTime() - 86_400_000)} from made`.execute(
    ownerDb,
  );
}
