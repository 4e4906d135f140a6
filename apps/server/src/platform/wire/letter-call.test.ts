import { randomUUID } from 'node:crypto';
import { type Route, route } from '@portico/contract/route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openTestServer } from '../../testing/test-server.ts';
import { buildRequest, enterByToyAddress } from '../../testing/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toy-tenants.ts';
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
let project: ToyProject;

beforeAll(async () => {
  server = await openTestServer(bound);
  project = await buildProject(server.ownerDb, { slug: 'letter-call' });
});
afterAll(() => server.close());

async function post(path: string, token: string, fields: Record<string, string>, key?: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams({ text: 'x', ...fields }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      token,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });
  return { http: answer.statusCode, ...answer.json() };
}

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
      expect(await post(ofLetter.path, token, { uid: id })).toMatchObject({ status: 200, data: { whose: id } });
      expect(await post(ofLetter.path, token, { uid: id, domain: within.slug })).toMatchObject({ status: 200 });
    }
  });

  it('needs a session of recommenders, and a request in its reach', async () => {
    const { id, token, applicant } = await letter();
    expect(await post(ofLetter.path, applicant.token, { uid: id })).toMatchObject({ http: 401 });
    expect(await post(ofLetter.path, token, { uid: (await letter()).id })).toMatchObject({ http: 404 });
    expect(await post(ofLetter.path, token, {})).toMatchObject({ http: 404 });
  });

  it('is answered once for a key, each writer by themselves', async () => {
    const one = await letter();
    const two = await letter();
    const first = await post(ofLetter.path, one.token, { uid: one.id }, 'same-key');
    expect(await post(ofLetter.path, one.token, { uid: one.id }, 'same-key')).toEqual(first);
    const second = await post(ofLetter.path, two.token, { uid: two.id }, 'same-key');
    expect(second.data).toMatchObject({ whose: two.id });
    expect(await post(ofLetter.path, one.token, { uid: one.id, text: 'y' }, 'same-key')).toMatchObject({ data: null });
  });

  it('is not taken once the project is served no more', async () => {
    const ended = await buildProject(server.ownerDb, { slug: 'letter-ended', serviceEndsAt: new Date(0) });
    const { id, token } = await letter(ended);
    expect(await post(ofLetter.path, token, { uid: id })).toMatchObject({ data: null });
    expect((await post(ofLetter.path, token, { uid: id })).status).not.toBe(200);
  });
});

describe('a call of whoever writes', () => {
  it('is the applicant’s by their token, and the recommender’s where it names the letter', async () => {
    const { id, token, applicant } = await letter();
    expect(await post(ofWriter.path, applicant.token, {})).toMatchObject({ data: { whose: applicant.id } });
    expect(await post(ofWriter.path, token, { letter: id })).toMatchObject({ data: { whose: id } });
    expect(await post(ofWriter.path, token, {})).toMatchObject({ http: 404 });
    expect(await post(ofWriter.path, 'x'.repeat(43), { letter: id })).toMatchObject({ http: 401 });
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
