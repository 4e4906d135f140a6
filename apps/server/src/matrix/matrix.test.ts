import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { callsOf } from '../features.ts';
import { png } from '../features/uploads/testing/sample-files.ts';
import { testOwner } from '../testing/test-cluster.ts';
import { openTestServer } from '../testing/test-server.ts';
import type { Person } from './person/build-person.ts';
import { buildWorlds } from './build-world.ts';
import { buildCallers } from './callers.ts';
import { type Call, contractCalls } from './calls.ts';
import { endpointCalls } from './endpoints.ts';
import { judge, leaksIn } from './judge.ts';
import { buildProofs, type Proofs } from './proofs.ts';
import { noteChanges } from './row-changes.ts';
import { type Bench, tryCall } from './try-call.ts';
import { withoutOwnChecks } from './without-own-checks.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let bench: Bench;
let calls: readonly Call[];

beforeAll(async () => {
  // What storage loses would not come back with the rows.
  server = await openTestServer([], (storage) => ({ ...storage, delete: async () => {} }));
  const worlds = await buildWorlds(server);
  const callers = await buildCallers(server, worlds);
  const proofs = new Map<Person, Proofs>();
  for (const person of [worlds.alice, worlds.bob, worlds.carol, worlds.dora])
    proofs.set(person, await buildProofs(server, person));
  calls = [...contractCalls(callsOf(server), proofs, await png()), ...(await endpointCalls(server))];
  const changes = await noteChanges(server.ownerUrl.replace(testOwner, 'postgres'));
  bench = { app: server.app, worlds, callers, changes };
});
afterAll(async () => {
  await bench.changes.close();
  await server.close();
});

describe('who may what', () => {
  it('is enforced by every call: nothing foreign is shown or changed', async () => {
    for (const call of calls) {
      const { problems, permitted } = await tryCall(bench, call, judge);
      expect.soft(problems, call.spec.name).toEqual([]);
      // Otherwise the requests may have been refused for another reason: the call needs a hint.
      expect.soft(permitted, `${call.spec.name} is permitted to whom it is for`).toEqual(new Set(call.spec.access));
    }
  });

  it('is enforced between tenants by the database alone', async () => {
    const app = await buildApp(withoutOwnChecks(server));
    const withSession = calls.filter(({ spec }) => !spec.access.includes('anyone'));
    const few = bench.callers.filter(({ name }) => withoutChecks.has(name));
    const ofPeers: string[] = [];
    for (const call of withSession) {
      const { problems } = await tryCall({ ...bench, app, callers: few }, call, (cell) => {
        ofPeers.push(...leaksIn(cell));
        const people = cell.people.filter(({ world }) => !cell.caller.projects.includes(world.id));
        return leaksIn({ ...cell, people });
      });
      expect.soft(problems, call.spec.name).toEqual([]);
    }
    await app.close();
    // The checks were off indeed: within a project nothing else keeps people apart.
    expect(ofPeers.length).toBeGreaterThan(0);
  });
});

/** One of each kind, from both institutions. */
const withoutChecks = new Set([
  'alice',
  'carol',
  'alice’s recommender byCode',
  'carol’s recommender byCode',
  'administrator here',
  'administrator elsewhere',
]);
