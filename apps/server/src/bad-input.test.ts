import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoundRoute } from './platform/wire/bound-route.ts';
import { openTestPortal } from './testing/test-portal.ts';
import { openTestServer } from './testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from './testing/toy-tenants.ts';
import { additionalInfoRoutes } from './features/additional-info/additional-info.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { formToWrite } from './features/applications/draft/form-to-write.ts';
import { judgeAnew } from './features/applications/draft/judge-anew.ts';
import { batchRoutes } from './features/batches/batches.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { formRoutes } from './features/forms/forms.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { receiptRoutes } from './features/receipts/receipts.routes.ts';
import { schoolRoutes } from './features/schools/schools.routes.ts';
import { signatureRoutes } from './features/signatures/signatures.routes.ts';
import { staffApplicationRoutes } from './features/staff-applications/staff-applications.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { proofRoutes } from './features/accounts/proofs/proofs.routes.ts';
import { registrationRoutes } from './features/accounts/registration/registration.routes.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let portal: ReturnType<typeof openTestPortal>;
let project: ToyProject;
let stranger: ToyProject;
let token: string;
let routes: readonly BoundRoute[];

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.keeper, { slug: 'bad-input', loginMethods: ['password', 'mail_code', 'fast'] });
  stranger = await buildProject(server.keeper, { slug: 'bad-input-stranger' });
  portal = openTestPortal(server, project);
  token = (await buildApplicant(server.keeper, project)).token;
  const uploads = { storage: server.storage, formToWrite };
  const all = [
    ...accountRoutes(server),
    ...placeRoutes,
    ...formRoutes,
    ...batchRoutes(judgeAnew),
    ...applicationRoutes,
    ...uploadRoutes(uploads),
    ...signatureRoutes(uploads),
    ...receiptRoutes(server.receiptKeys),
    ...schoolRoutes,
    ...contentRoutes,
    ...additionalInfoRoutes,
    ...documentRoutes({ storage: server.storage, loadPreview: never, makeDocument: never }),
    ...previewRoutes({ loadPreview: never, settleDraft: never }),
    ...staffApplicationRoutes({ database: server.database, loadPreview: never, formOf: never, presentUserOf: never }),
    ...proofRoutes,
    ...registrationRoutes,
  ];
  routes = all.filter(({ route }) => route.encoding !== 'multipart' && route.name !== 'logout');
});
afterAll(() => server.close());

// The server that is asked has parts of its own.
const never = () => Promise.reject(new Error('not asked here'));

const huge = 'x'.repeat(100_000);
const oddities = [huge, '', '{"a":[', '-1', 'NaN', '\u{1F600}'.repeat(50), '\u0000', '../../etc/passwd', "' or 1=1 --"];

function send({ route }: BoundRoute, fields: Record<string, string>) {
  const own = route.access.includes('applicant') ? token : undefined;
  return route.method === 'GET' ? portal.get(route.path, fields, own) : portal.post(route.path, fields, own);
}

describe('every call', () => {
  it('answers odd values and 100 KB of them in every field with a sentence, never with a fault of ours', async () => {
    const before = await server.keeper.selectFrom('applicants').select('id').execute();
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
    expect(await server.keeper.selectFrom('applicants').select('id').execute()).toHaveLength(before.length);
  });

  it('does not find what is another tenant’s', async () => {
    for (const bound of routes.filter(({ route }) => route.access.includes('applicant'))) {
      const answer = await send(bound, { project_id: stranger.id, org_id: stranger.orgId });
      expect([400, 404]).toContain(answer.http);
    }
  });
});
