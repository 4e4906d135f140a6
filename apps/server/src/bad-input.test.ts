import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BoundRoute } from './platform/wire/bound-route.ts';
import { openTestPortal } from './testing/test-portal.ts';
import { openTestServer } from './testing/test-server.ts';
import { buildRequest, enterByToyAddress } from './testing/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from './testing/toy-tenants.ts';
import { additionalInfoRoutes } from './features/additional-info/additional-info.routes.ts';
import { applicationRoutes } from './features/applications/applications.routes.ts';
import { formToWrite } from './domain/applications/form-to-write.ts';
import { judgeAnew } from './domain/applications/judge-anew.ts';
import { batchRoutes } from './features/batches/batches.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { documentRoutes } from './features/documents/documents.routes.ts';
import { letterRoutes } from './features/letters/letters.routes.ts';
import { formRoutes } from './features/forms/forms.routes.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { previewRoutes } from './features/previews/previews.routes.ts';
import { receiptRoutes } from './features/receipts/receipts.routes.ts';
import { recommenderRoutes } from './features/recommenders/recommenders.routes.ts';
import { refereeRoutes } from './features/referees/referees.routes.ts';
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
let recommender: { readonly token: string; readonly uid: string };
let routes: readonly BoundRoute[];

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.keeper, { slug: 'bad-input', loginMethods: ['password', 'mail_code', 'fast'] });
  stranger = await buildProject(server.keeper, { slug: 'bad-input-stranger' });
  portal = openTestPortal(server, project);
  const applicant = await buildApplicant(server.keeper, project);
  token = applicant.token;
  const { id: uid, email } = await buildRequest(server.keeper, project, applicant);
  recommender = { uid, token: await enterByToyAddress(server.keeper, email) };
  const uploads = { storage: server.storage, formToWrite, letterToWrite: never };
  const all = [
    ...accountRoutes({ ...server, asksForLetters: never }),
    ...placeRoutes,
    ...formRoutes,
    ...batchRoutes(judgeAnew),
    ...applicationRoutes,
    ...uploadRoutes(uploads),
    ...signatureRoutes(uploads),
    ...receiptRoutes(server.receiptKeys),
    ...recommenderRoutes({ prove: never }),
    ...letterRoutes({ ...server, formOf: never, readChanges: neverReads, outsideOf: neverReads }),
    ...refereeRoutes({
      openDraft: never,
      judgeAnew: never,
      readChanges: neverReads,
      overwriteModule: never,
      countMail: never,
    }),
    ...schoolRoutes,
    ...contentRoutes,
    ...additionalInfoRoutes,
    ...documentRoutes({ storage: server.storage, loadPreview: never, makeDocument: never }),
    ...previewRoutes({ loadPreview: never, settleDraft: never }),
    ...staffApplicationRoutes({
      database: server.database,
      loadPreview: never,
      exportFor: never,
      formOf: never,
      presentUserOf: never,
    }),
    ...proofRoutes,
    ...registrationRoutes,
  ];
  routes = all.filter(
    ({ route }) => route.encoding !== 'multipart' && !['logout', 'recommendLogout'].includes(route.name),
  );
});
afterAll(() => server.close());

// The server that is asked has parts of its own.
const never = () => Promise.reject(new Error('not asked here'));
const neverReads = () => {
  throw new Error('not asked here');
};

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
    const ofPeople = routes.filter(({ route }) => route.scope === 'project' && !route.access.includes('anyone'));
    for (const bound of ofPeople.filter(({ route }) => !route.access.includes('staff'))) {
      const answer = await send(bound, { project_id: stranger.id, org_id: stranger.orgId });
      expect([400, 404]).toContain(answer.http);
    }
  });
});
