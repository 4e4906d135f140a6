import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../../testing/test-server.ts';
import { buildRequest, enterByToyAddress, enterByToyLink } from '../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let tokens: Readonly<Record<'link' | 'code', string>>;
let operations: readonly Operation[];
let applicantToken: string;

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly access: readonly string[];
  readonly contentType: string | undefined;
}

interface Described {
  readonly 'x-access': readonly string[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

beforeAll(async () => {
  server = await openTestServer();
  const project = await buildProject(server.ownerDb, { slug: 'audiences' });
  const applicant = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
  applicantToken = applicant.token;
  const { email, link } = await buildRequest(server.ownerDb, project, applicant);
  tokens = {
    link: await enterByToyLink(server.ownerDb, project, link),
    code: await enterByToyAddress(server.ownerDb, email),
  };
  const { paths } = (await server.app.inject({ url: '/openapi.json' })).json();
  operations = Object.entries<Record<string, Described>>(paths).flatMap(([url, methods]) =>
    (['GET', 'POST'] as const).flatMap((method) => {
      const described = methods[method.toLowerCase()];
      if (described === undefined) return [];
      const [contentType] = Object.keys(described.requestBody?.content ?? {});
      return [{ method, url: url.replace('{uid}', crypto.randomUUID()), access: described['x-access'], contentType }];
    }),
  );
});
afterAll(() => server.close());

/** A raw request: the calls come from the server's OpenAPI document, and their bodies are empty on purpose. */
async function send({ method, url, contentType }: Operation, token: string) {
  const isJson = contentType === 'application/json';
  const headers = { token, ...(contentType !== undefined && { 'content-type': contentType }) };
  const answer = await server.app.inject({ method, url, headers, ...(isJson && { payload: '{}' }) });
  return { http: answer.statusCode, body: answer.body };
}

describe('the token of a recommender', () => {
  it.each(['link', 'code'] as const)('by %s opens no call of applicants or staff', async (way) => {
    const foreign = operations.filter(({ access }) => !access.includes('anyone') && !access.includes('recommender'));
    expect(foreign.length).toBeGreaterThan(40);
    const opened: string[] = [];
    let unknown = 0;
    for (const operation of foreign) {
      const { http, body } = await send(operation, tokens[way]);
      if (http === 401) unknown += 1;
      // A malformed request is refused before the caller is checked.
      if (![400, 401, 404].includes(http)) opened.push(`${operation.url}: ${http} ${body.slice(0, 80)}`);
    }
    expect(opened).toEqual([]);
    expect(unknown).toBeGreaterThan(15);
  });

  it('is tried on calls that are there: an applicant’s opens them', async () => {
    const reads = operations.filter(({ method, access }) => method === 'GET' && access.includes('applicant'));
    const answers = await Promise.all(reads.map((operation) => send(operation, applicantToken)));
    expect(answers.filter(({ http }) => http === 200).length).toBeGreaterThan(8);
    expect(answers.filter(({ http }) => http === 401)).toEqual([]);
  });
});
