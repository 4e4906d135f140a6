import { errors } from '@portico/contract/errors';
import type { RouteSpec } from '@portico/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from './features.ts';
import type { BoundRoute } from './platform/wire/bound-route.ts';
import { openClient, outcome, refused, type TestClient } from './testing/client.ts';
import { openTestServer } from './testing/test-server.ts';
import { buildRequest, enterByToyAddress } from './testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from './testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
let project: ToyProject;
let stranger: ToyProject;
let token: string;
let recommender: { readonly token: string; readonly uid: string };
let routes: readonly BoundRoute[];

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'bad-input', loginMethods: ['password', 'mail_code', 'fast'] });
  stranger = await buildProject(server.ownerDb, { slug: 'bad-input-stranger' });
  client = openClient(server.app, project);
  const applicant = await buildApplicant(server.ownerDb, project);
  token = applicant.token;
  const { id: uid, email } = await buildRequest(server.ownerDb, project, applicant);
  recommender = { uid, token: await enterByToyAddress(server.ownerDb, email) };
  routes = callsOf(server).filter(
    ({ route }) => route.encoding !== 'multipart' && !['logout', 'recommendLogout'].includes(route.name),
  );
});
afterAll(() => server.close());

const huge = 'x'.repeat(100_000);
const oddities = [huge, '', '{"a":[', '-1', 'NaN', '\u{1F600}'.repeat(50), '\u0000', '../../etc/passwd', "' or 1=1 --"];

function send(route: RouteSpec, fields: object): Promise<unknown> {
  if (route.access.includes('applicant')) return client.as({ token }).send(route, fields);
  if (!route.access.includes('recommender')) return client.send(route, fields);
  return client.as({ token: recommender.token }).send(route, { uid: recommender.uid, ...fields });
}

describe('every call', () => {
  it('that takes a password or a code is limited as such, and never runs in a transaction that its refusal rolls back', () => {
    const secrets = new Set(['password', 'old_password', 'code', 'old_code']);
    const taking = routes.filter(({ schemas }) => Object.keys(schemas.input.shape).some((name) => secrets.has(name)));
    expect(taking.map(({ route }) => route.name)).toContain('logoff');
    expect(taking.filter(({ route }) => route.limit !== 'credential').map(({ route }) => route.name)).toEqual([]);
  });

  it('answers odd values and 100 KB of them in every field with a sentence, never with a fault of ours', async () => {
    const before = await server.ownerDb.selectFrom('applicants').select('id').execute();
    const faults: string[] = [];
    for (const { route, schemas } of routes) {
      for (const name of [...Object.keys(schemas.input.shape), 'unheard_of']) {
        for (const oddity of oddities) {
          const came = await outcome(send(route, { [name]: oddity }));
          if (came !== 'done' && errors[came].http >= 500)
            faults.push(`${route.name} ${name} ${oddity.slice(0, 20)}: ${came}`);
        }
      }
      const everything = Object.fromEntries(Object.keys(schemas.input.shape).map((name) => [name, huge]));
      const came = await outcome(send(route, everything));
      if (came !== 'done' && errors[came].http >= 500) faults.push(`${route.name} with everything huge: ${came}`);
    }
    expect(faults).toEqual([]);
    expect(await server.ownerDb.selectFrom('applicants').select('id').execute()).toHaveLength(before.length);
  });

  it('does not find what is another tenant’s', async () => {
    const ofPeople = routes.filter(({ route }) => route.scope === 'project' && !route.access.includes('anyone'));
    for (const { route } of ofPeople.filter((bound) => !bound.route.access.includes('staff'))) {
      const foreign = send(route, { project_id: stranger.id, org_id: stranger.orgId });
      expect(['malformed', 'notFound']).toContain(await refused(foreign));
    }
  });
});
