import { randomUUID } from 'node:crypto';
import { type Route, route } from '@portico/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openClient, refused, type TestClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildRequest, enterByToyAddress } from '../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';
import { handle } from './handle.ts';

interface Note {
  readonly input: { readonly uid?: string | undefined; readonly text: string };
  readonly output: { readonly mark: string; readonly whose: string };
}

const common = { method: 'POST', scope: 'project', limit: 'write', encoding: 'form' } as const;
const schemas = {
  input: z.object({ uid: z.uuid().optional(), text: z.string() }),
  output: z.object({ mark: z.string(), whose: z.string() }),
};
const ofLetter: Route<Note> = route<Note>({
  ...common,
  name: 'letterNote',
  summary: 'Tells whose letter it is, for trying the wire',
  path: '/v1/test/letter-note',
  access: ['recommender'],
  uidNames: 'recommendation',
});
const ofWriter: Route<Note> = route<Note>({
  ...common,
  name: 'writerNote',
  summary: 'The same for whoever writes',
  path: '/v1/test/writer-note',
  access: ['applicant', 'recommender'],
});

const bound = [
  handle.letter(ofLetter, schemas, async (_input, { recommendation }) => ({
    mark: randomUUID(),
    whose: recommendation.id,
  })),
  handle.writer(ofWriter, schemas, async (_input, call) => ({
    mark: randomUUID(),
    whose: 'recommendation' in call ? call.recommendation.id : call.session.applicantId,
  })),
];

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
let project: ToyProject;

beforeAll(async () => {
  server = await openTestServer(bound);
  project = await buildProject(server.ownerDb, { slug: 'letter-call' });
  client = openClient(server.app);
});
afterAll(() => server.close());

const send = (route: typeof ofLetter, token: string, fields: object, key?: string) =>
  client.as({ token }).send(route, { text: 'x', ...fields }, { key });

async function letter(within = project) {
  const applicant = await buildApplicant(server.ownerDb, within);
  const { id, email } = await buildRequest(server.ownerDb, within, applicant);
  return { id, applicant, token: await enterByToyAddress(server.ownerDb, email) };
}

describe('a call about a letter', () => {
  it('stands in the project of its request', async () => {
    const other = await buildProject(server.ownerDb, { slug: 'letter-call-other' });
    for (const within of [project, other]) {
      const { id, token } = await letter(within);
      expect(await send(ofLetter, token, { uid: id })).toMatchObject({ whose: id });
      await send(ofLetter, token, { uid: id, domain: within.slug });
    }
  });

  it('needs a session of recommenders, and a request in its reach', async () => {
    const { id, token, applicant } = await letter();
    expect(await refused(send(ofLetter, applicant.token, { uid: id }))).toBe('notSignedIn');
    expect(await refused(send(ofLetter, token, { uid: (await letter()).id }))).toBe('notFound');
    expect(await refused(send(ofLetter, token, {}))).toBe('notFound');
  });

  it('is answered once for a key, each writer by themselves', async () => {
    const one = await letter();
    const two = await letter();
    const first = await send(ofLetter, one.token, { uid: one.id }, 'same-key');
    expect(await send(ofLetter, one.token, { uid: one.id }, 'same-key')).toEqual(first);
    const second = await send(ofLetter, two.token, { uid: two.id }, 'same-key');
    expect(second).toMatchObject({ whose: two.id });
    expect(await refused(send(ofLetter, one.token, { uid: one.id, text: 'y' }, 'same-key'))).toBe('keyReused');
  });

  it('is not taken once the project is served no more', async () => {
    const ended = await buildProject(server.ownerDb, { slug: 'letter-ended', serviceEndsAt: new Date(0) });
    const { id, token } = await letter(ended);
    expect(await refused(send(ofLetter, token, { uid: id }))).toBe('serviceEnded');
  });
});

describe('a call of whoever writes', () => {
  it('is the applicant’s by their token, and the recommender’s where it names the letter', async () => {
    const { id, token, applicant } = await letter();
    expect(await send(ofWriter, applicant.token, {})).toMatchObject({ whose: applicant.id });
    expect(await send(ofWriter, token, { letter: id })).toMatchObject({ whose: id });
    expect(await refused(send(ofWriter, token, {}))).toBe('notFound');
    expect(await refused(send(ofWriter, 'x'.repeat(43), { letter: id }))).toBe('notSignedIn');
  });
});

describe('a route', () => {
  it('is bound by what it declares, and by nothing else', () => {
    const answer = async () => ({ mark: '', whose: '' });
    expect(() => handle.applicant(ofLetter, schemas, answer)).toThrow('letterNote is not a route for applicant');
    expect(() => handle.visitor(ofLetter, schemas, answer)).toThrow('visitor');
    expect(() => handle.applicant(ofWriter, schemas, answer)).toThrow('applicant');
    expect(() => handle.recommender({ ...ofLetter, scope: 'project' }, schemas, answer)).toThrow('recommender');
  });
});
