import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from './features.ts';
import type { BoundRoute } from './platform/wire/bound-route.ts';
import { openTestPortal } from './testing/test-portal.ts';
import { openTestServer } from './testing/test-server.ts';
import { buildRequest, enterByToyAddress } from './testing/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from './testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;
let token: string;
let recommender: { readonly token: string; readonly uid: string };
let routes: readonly BoundRoute[];

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'bad-input', loginMethods: ['password', 'mail_code', 'fast'] });
  stranger = await buildProject(server.ownerDb, { slug: 'bad-input-stranger' });
  portal = openTestPortal(server, project);
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

function send({ route }: BoundRoute, fields: Record<string, string>) {
  const ask = route.method === 'GET' ? portal.get : portal.post;
  if (route.access.includes('applicant')) return ask(route.path, fields, token);
  if (!route.access.includes('recommender')) return ask(route.path, fields);
  return ask(route.path, { uid: recommender.uid, ...fields }, recommender.token);
}

describe('every call', () => {
  it('answers odd values and 100 KB of them in every field with a sentence, never with a fault of ours', async () => {
    const before = await server.ownerDb.selectFrom('applicants').select('id').execute();
    const faults: string[] = [];
    for (const bound of routes) {
      for (const name of [...Object.keys(bound.schemas.input.shape), 'unheard_of']) {
        for (const oddity of oddities) {
          const answer = await send(bound, { [name]: oddity });
          const fine = answer.http < 500 && typeof answer.message === 'string';
          if (!fine) faults.push(`${bound.route.name} ${name} ${oddity.slice(0, 20)}: ${answer.http}`);
        }
      }
      const everything = Object.fromEntries(Object.keys(bound.schemas.input.shape).map((name) => [name, huge]));
      expect((await send(bound, everything)).http).toBeLessThan(500);
    }
    expect(faults).toEqual([]);
    expect(await server.ownerDb.selectFrom('applicants').select('id').execute()).toHaveLength(before.length);
  });

  it('does not find what is another tenant’s', async () => {
    const ofPeople = routes.filter(({ route }) => route.scope === 'project' && !route.access.includes('anyone'));
    for (const bound of ofPeople.filter(({ route }) => !route.access.includes('staff'))) {
      const answer = await send(bound, { project_id: stranger.id, org_id: stranger.orgId });
      expect([400, 404]).toContain(answer.http);
    }
  });
});
