import { randomUUID } from 'node:crypto';
import { errors } from '@portico/contract/errors';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { enterByToyAddress, enterByToyLink } from '../../testing/toys/toy-requests.ts';
import { type Credentials, intruders } from './testing/intruders.ts';
import { type BegunLetter, buildLetter, buildLetterProject, letterWords } from './testing/letters-world.ts';
import { recommenderCalls, type Target, targetOf } from './testing/recommender-calls.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: Awaited<ReturnType<typeof buildLetterProject>>;
let other: typeof project;
let mine: BegunLetter;
let another: BegunLetter;
let elsewhere: BegunLetter;
let takenBack: BegunLetter;

const me = 'me@university.example';
const colleague = 'colleague@university.example';

beforeAll(async () => {
  server = await openTestServer();
  project = await buildLetterProject(server, 'sweep');
  other = await buildLetterProject(server, 'sweep-other');
  mine = await buildLetter(server, project, me);
  another = await buildLetter(server, project, colleague);
  elsewhere = await buildLetter(server, other, colleague);
  takenBack = await buildLetter(server, project, me);
  await server.ownerDb
    .updateTable('recommendations')
    .set({ state: 'withdrawn' })
    .where('id', '=', takenBack.id)
    .execute();
});
afterAll(() => server.close());

/** A raw request: the whole response, including files and headers, is checked for leaks. */
async function send(name: string, target: Target, { token, cookie }: Credentials) {
  const sending = await recommenderCalls[name]?.(target);
  if (sending === undefined) throw new Error(`${name} has nothing to say`);
  const headers = {
    ...sending.headers,
    ...(token !== undefined && { token }),
    ...(cookie !== undefined && { cookie }),
  };
  const answer = await server.app.inject({ ...sending, headers });
  const isJson = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
  const envelope: { status: number; data: unknown } = isJson
    ? answer.json()
    : { status: answer.statusCode, data: null };
  return { ...envelope, http: answer.statusCode, body: answer.body, headers: answer.headers };
}

const refusals = (['notSignedIn', 'forbidden', 'notFound', 'linkBroken', 'unknownFile'] as const).map(
  (key): number => errors[key].status,
);

/** The response contains nothing: no data, file, file cookie, text or upload offset. */
function isNothing({ status, data, body, headers }: Awaited<ReturnType<typeof send>>): boolean {
  const gives = ['location', 'upload-offset', 'upload-length', 'content-range'];
  return (
    refusals.includes(status) &&
    data === null &&
    gives.every((name) => headers[name] === undefined) &&
    !String(headers['set-cookie']).includes('portico_letter_files') &&
    ![letterWords, 'Toy Person', me, colleague].some((secret) => body.includes(secret))
  );
}

/** Everything in the database that a recommender's call could change. */
async function everything(): Promise<string> {
  const tables = ['recommendations', 'sheets', 'sheet_modules', 'sheet_changes', 'stored_files', 'signings'];
  const rows = await Promise.all(
    [...tables, 'outgoing_messages', 'messages'].map((table) =>
      sql`select t::text as row from ${sql.table(table)} t order by 1`.execute(server.ownerDb),
    ),
  );
  return JSON.stringify(rows.map((result) => result.rows));
}

const aboutNoLetter = ['recommendList', 'recommendLogout'];

describe('the calls of recommenders', () => {
  it('are all covered here', async () => {
    const { paths } = (await server.app.inject({ url: '/openapi.json' })).json();
    const operations = Object.values<Record<string, { operationId: string; 'x-access': string[] }>>(paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => operation['x-access'].includes('recommender'))
      .map(({ operationId }) => operationId);
    expect(operations.toSorted()).toEqual(Object.keys(recommenderCalls).toSorted());
  });

  it.each(['link', 'code'])('answer me by %s', async (way) => {
    const email = `me-by-${way}@university.example`;
    const letter = await buildLetter(server, project, email);
    const token = await (way === 'link'
      ? enterByToyLink(server.ownerDb, project, letter.link)
      : enterByToyAddress(server.ownerDb, email));
    const silent: string[] = [];
    for (const name of Object.keys(recommenderCalls)) {
      const answer = await send(name, targetOf(letter), { token });
      // A letter cannot be carried to itself, so this call returns nothing anyway.
      if (name !== 'carryLetter' && isNothing(answer)) silent.push(`${name}: ${answer.status}`);
    }
    expect(silent).toEqual([]);
  });
});

describe('everybody else', () => {
  it.each(Object.keys(intruders))('%s gets nothing of my letter, and changes nothing', async (who) => {
    const intruder = intruders[who];
    if (intruder === undefined) throw new Error(who);
    const world = { server, db: server.ownerDb, project, other, mine, another, elsewhere };
    const credentials = await intruder.come(world);
    const before = await everything();
    const answers: string[] = [];
    for (const name of Object.keys(recommenderCalls)) {
      if (intruder.isRecommender && aboutNoLetter.includes(name)) continue;
      const answer = await send(name, targetOf(mine), credentials);
      if (!isNothing(answer)) answers.push(`${name}: ${answer.http} ${answer.body.slice(0, 80)}`);
    }
    expect(answers).toEqual([]);
    expect(await everything()).toBe(before);
  });
});

describe('I by code', () => {
  const unknown: () => Target = () => ({
    uid: randomUUID(),
    paper: randomUUID(),
    hand: randomUUID(),
    coming: randomUUID(),
    version: project.version,
  });
  const of = (id: string): Target => ({ uid: id, paper: id, hand: id, coming: id, version: project.version });
  const targets: Readonly<Record<string, () => Target>> = {
    'another’s letter': () => targetOf(another),
    'a letter in another project': () => targetOf(elsewhere),
    'a letter of mine whose request was taken back': () => targetOf(takenBack),
    'what does not exist': unknown,
    'the applicant by id': () => of(mine.applicant.id),
    'the application by id': () => of(mine.applicationId),
    'the project by id': () => of(project.id),
  };

  it.each(Object.keys(targets))('get nothing of %s', async (what) => {
    const token = await enterByToyAddress(server.ownerDb, me);
    const target = targets[what]?.() ?? unknown();
    const before = await everything();
    const answers: string[] = [];
    for (const name of Object.keys(recommenderCalls).filter((call) => !aboutNoLetter.includes(call))) {
      const answer = await send(name, target, { token });
      if (!isNothing(answer)) answers.push(`${name}: ${answer.http} ${answer.body.slice(0, 80)}`);
    }
    expect(answers).toEqual([]);
    expect(await everything()).toBe(before);
  });

  it('cannot tell another’s letter from one that does not exist', async () => {
    const token = await enterByToyAddress(server.ownerDb, me);
    for (const name of Object.keys(recommenderCalls).filter((call) => !aboutNoLetter.includes(call))) {
      const first = await send(name, targetOf(another), { token });
      const second = await send(name, unknown(), { token });
      expect({ name, http: first.http, body: first.body }).toEqual({ name, http: second.http, body: second.body });
    }
  });

  it.each(['project_id', 'org_id', 'domain'] as const)('get nothing of mine under a foreign %s', async (parameter) => {
    const token = await enterByToyAddress(server.ownerDb, me);
    const foreign = { project_id: other.id, org_id: other.orgId, domain: other.slug }[parameter];
    const target = { ...targetOf(mine), more: { [parameter]: foreign } };
    const before = await everything();
    const names = ['recommendFiled', 'applicantInfo', 'saveParticulars', 'saveLetter', 'carryLetter', 'declineLetter'];
    for (const name of [...names, 'submitLetter', 'upload', 'finishUpload', 'uploadAutograph', 'sign'])
      expect({ name, nothing: isNothing(await send(name, target, { token })) }).toEqual({ name, nothing: true });
    expect(await everything()).toBe(before);
  });

  it.each(['', 'null', '0', "' or 1=1 --", '../../letters', 'x'.repeat(300)])('get nothing of “%s”', async (uid) => {
    const token = await enterByToyAddress(server.ownerDb, me);
    const before = await everything();
    for (const name of Object.keys(recommenderCalls).filter((call) => !aboutNoLetter.includes(call))) {
      const { data, body, http } = await send(name, of(encodeURIComponent(uid)), { token });
      expect(data).toBeNull();
      expect(http).toBeLessThan(500);
      expect(body).not.toContain(letterWords);
    }
    expect(await everything()).toBe(before);
  });
});
