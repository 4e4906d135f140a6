import { scaledLimit } from '@portico/testing/scaled-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { callsOf } from '../features.ts';
import { png } from '../features/uploads/testing/sample-files.ts';
import { letterRows, ownRows } from '../platform/session/whose.ts';
import { testOwner } from '../testing/test-cluster.ts';
import { buildStaff } from '../testing/toys/toy-staff.ts';
import { openTestServer } from '../testing/test-server.ts';
import type { Person } from './person/build-person.ts';
import { buildWorlds } from './build-world.ts';
import { buildCallers } from './callers.ts';
import { type Call, contractCalls } from './calls.ts';
import { endpointCalls } from './endpoints.ts';
import { fillOtherTables } from './fill-other-tables.ts';
import { judge, leaksIn } from './judge.ts';
import { buildProofs, type Proofs } from './proofs.ts';
import { recordChanges } from './row-changes.ts';
import { rowsInReach } from './rows-in-reach.ts';
import { type Bench, tryCall } from './try-call.ts';
import { asEverybody, withoutOwnChecks } from './without-own-checks.ts';

// Thousands of requests, one after the other: about a minute each on a quiet machine.
const limit = { timeout: scaledLimit(300_000) };

let server: Awaited<ReturnType<typeof openTestServer>>;
let bench: Bench;
let calls: readonly Call[];

beforeAll(async () => {
  // Deleted files would not come back when rows are restored.
  server = await openTestServer([], (storage) => ({ ...storage, delete: async () => {} }));
  const worlds = await buildWorlds(server);
  const callers = await buildCallers(server, worlds);
  const proofs = new Map<Person, Proofs>();
  for (const person of [worlds.alice, worlds.bob, worlds.carol, worlds.dora])
    proofs.set(person, await buildProofs(server, person));
  calls = [...contractCalls(callsOf(server), proofs, await png()), ...(await endpointCalls(server))];
  const changes = await recordChanges(server.ownerUrl.replace(testOwner, 'postgres'));
  bench = { app: server.app, worlds, callers, changes };
});
afterAll(async () => {
  await bench.changes.close();
  await server.close();
});

describe('who may what', () => {
  it('is enforced by every call: nothing foreign is shown or changed', limit, async () => {
    for (const call of calls) {
      const { problems, permitted } = await tryCall(bench, call, judge);
      expect.soft(problems, call.spec.name).toEqual([]);
      // Otherwise requests may have been refused for another reason; the call needs a hint then.
      expect.soft(permitted, `${call.spec.name} is permitted to whom it is for`).toEqual(new Set(call.spec.access));
    }
  });

  it('is enforced between tenants and between people by the database alone', limit, async () => {
    const app = await buildApp(withoutOwnChecks(server));
    for (const call of callsWithSession()) {
      const { problems } = await tryCall({ ...bench, app, callers: few() }, call, leaksIn);
      expect.soft(problems, call.spec.name).toEqual([]);
    }
    await app.close();
  });

  it('would be broken by the same application if the database did not know people', async () => {
    const app = await buildApp(withoutOwnChecks(server, asEverybody));
    const leaking: string[] = [];
    for (const call of callsWithSession().filter(({ spec }) => leakWithoutPeople.includes(spec.name))) {
      const { problems } = await tryCall({ ...bench, app, callers: few() }, call, leaksIn);
      if (problems.length > 0) leaking.push(call.spec.name);
    }
    expect(leaking).toEqual(leakWithoutPeople);
    await app.close();
  });
});

describe('rows that statements without an owner reach', () => {
  beforeAll(async () => {
    for (const person of [bench.worlds.alice, bench.worlds.bob]) await fillOtherTables(server, person);
  });
  afterAll(() => bench.changes.take());

  const tablesWith = (reached: ReadonlyMap<string, string>, ...people: readonly Person[]) => {
    const marks = people.flatMap(({ ids, words }) => [...Object.values(ids), ...Object.values(words)]);
    return [...reached].filter(([, rows]) => marks.some((mark) => rows.includes(mark))).map(([table]) => table);
  };

  it('are those of the person in the scope alone', async () => {
    const { alice, bob, dora, here } = bench.worlds;
    const everybody = await rowsInReach(server.database.forProject(here));
    expect(tablesWith(everybody, bob)).toEqual([...everybody.keys()]);
    const own = await rowsInReach(server.database.forPeople(here, ownRows({ applicantId: alice.ids.applicant })));
    expect(tablesWith(own, bob, dora)).toEqual([]);
    // Tables that belong to staff.
    const notTheirs = new Set([
      'article_drafts',
      'bank_entries',
      'bank_revisions',
      'draft_reasons',
      'extension_changes',
      'flow_entries',
      'form_effect_applications',
      'form_effects',
      'form_schedules',
      'former_slugs',
      'message_drafts',
      'outage_dismissals',
      'outage_extensions',
      'project_revisions',
      'ready_answers',
      'retention_holds',
      'retention_warnings',
      'staff_entries',
    ]);
    expect(tablesWith(own, alice)).toEqual([...own.keys()].filter((table) => !notTheirs.has(table)));
    expect([...own.values()].join('')).not.toContain(alice.words.letter);
    expect(own.get('stored_files')).not.toContain(alice.ids.paper);
  });

  it('are all of the project for staff with a role that reaches it, and none for any other', async () => {
    const { bob, here, sibling, elsewhere } = bench.worlds;
    const { ownerDb, database } = server;
    const reachedBy = async (role: Parameters<typeof buildStaff>[1]) =>
      rowsInReach(database.forStaff(here, (await buildStaff(ownerDb, role)).id));
    const everybody = await rowsInReach(database.forProject(here));
    for (const place of [{}, { orgId: here.orgId }, { orgId: here.orgId, projectId: here.id }])
      expect(tablesWith(await reachedBy({ role: 'observer', ...place }), bob)).toEqual([...everybody.keys()]);
    for (const place of [{ orgId: elsewhere.orgId }, { orgId: here.orgId, projectId: sibling.id }]) {
      const none = await reachedBy({ role: 'owner', ...place });
      expect([...none].filter(([, rows]) => rows !== '')).toEqual([]);
    }
  });

  it('are for a recommender those of the letter, and of the applicant what writing it needs', async () => {
    const { alice, bob, dora, here } = bench.worlds;
    const { request: id, applicant: applicantId, file, earlier } = alice.ids;
    const reached = await rowsInReach(server.database.forPeople(here, letterRows({ id, applicantId })));
    expect(tablesWith(reached, bob, dora)).toEqual([]);
    expect([...reached].filter(([, rows]) => rows !== '').map(([table]) => table)).toEqual([
      'applicants',
      'applications',
      'extensions',
      'idempotency_keys',
      'letter_waivers',
      'messages',
      'recommendations',
      'sheet_changes',
      'sheet_modules',
      'sheets',
      'signings',
      'stored_files',
    ]);
    expect(reached.get('stored_files')).not.toContain(file);
    expect([...reached.values()].join('')).not.toContain(earlier);
  });
});

const callsWithSession = () => calls.filter(({ spec }) => !spec.access.includes('anyone'));
const few = () => bench.callers.filter(({ name }) => withoutChecks.has(name));

/** Some of the calls that leak then, in the order of the contract. */
const leakWithoutPeople = ['endSession', 'sendEmail', 'sign', 'newPreview', 'GET /v1/public/file/:uid'];

/** One caller of each kind, from both institutions. */
const withoutChecks = new Set([
  'alice',
  'carol',
  'staff in alice’s form',
  'alice’s recommender byCode',
  'carol’s recommender byCode',
  'administrator here',
  'owner of the sibling project',
  'administrator elsewhere',
]);
