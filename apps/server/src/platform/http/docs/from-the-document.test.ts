import { createHash } from 'node:crypto';
import { buildField, buildModule } from '@portico/form-engine/testing/build-form';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer } from '../../../testing/test-server.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

/**
 * A client that only knows `/openapi.json`: the address of a call, its headers, its hash, its body's encoding, and the
 * content of its response.
 */
type Loose = ReturnType<typeof JSON.parse>;

let server: Awaited<ReturnType<typeof openTestServer>>;
let document: Loose;

beforeAll(async () => {
  server = await openTestServer();
  document = (await server.app.inject({ url: '/openapi.json' })).json();
});
afterAll(() => server.close());

const resolved = (part: Loose): Loose =>
  part.$ref === undefined
    ? part
    : part.$ref
        .slice(2)
        .split('/')
        .reduce((at: Loose, name: string) => at[name], document);

function find(operationId: string) {
  for (const [path, methods] of Object.entries<Loose>(document.paths))
    for (const [method, operation] of Object.entries<Loose>(methods))
      if (operation.operationId === operationId) return { path, method, operation };
  throw new Error(`no call ${operationId}`);
}

/** A value as encoded in a query or form. */
const asText = (schema: Loose, value: unknown) =>
  schema.contentMediaType === 'application/json' ? JSON.stringify(value) : String(value);

function hashOf(parameter: Loose, texts: Record<string, string>, time: number): string {
  const { digest, separator, salt, text } = parameter['x-recipe'];
  const pairs = Object.keys(texts)
    .sort()
    .map((name) => `${name}=${texts[name]}`)
    .join(separator);
  const whole = text.replace('{parameters}', pairs).replace('{time}', String(time)).replace('{salt}', salt);
  return createHash(digest.replace('-', '')).update(whole).digest('hex');
}

async function ask(operationId: string, input: Record<string, unknown>, { token = '', key = '', prefix = 0 } = {}) {
  const { path, method, operation } = find(operationId);
  const parameters = operation.parameters.map(resolved);
  const headers: Record<string, string> = {};
  for (const { name, in: location, schema } of parameters) {
    if (location !== 'header') continue;
    if (schema.const !== undefined) headers[name] = schema.const;
    else if (schema.enum !== undefined) headers[name] = schema.enum[2];
    else if (schema.examples !== undefined) headers[name] = schema.examples[0];
    else if (key !== '') headers[name] = key;
  }
  const [scheme] = operation.security.map(
    (one: Loose) => document.components.securitySchemes[Object.keys(one)[0] ?? ''],
  );
  if (scheme?.in === 'header') headers[scheme.name] = token;
  const base = new URL(document.servers[prefix].url).pathname.replace(/\/$/, '');
  const query = new URLSearchParams();
  const [type, media] = Object.entries<Loose>(operation.requestBody?.content ?? {})[0] ?? [];
  if (type !== undefined) {
    for (const [name, value] of Object.entries(input)) query.set(name, asText(media.schema.properties[name], value));
    headers['content-type'] = type;
    const answer = await server.app.inject({ method, url: base + path, headers, payload: query.toString() });
    return answer.json();
  }
  for (const { name, in: location, schema } of parameters)
    if (location === 'query' && name in input) query.set(name, asText(schema, input[name]));
  const sealed = Object.fromEntries(query);
  const time = 1_772_600_000;
  query.set('time', String(time));
  const hash = parameters.find(({ name }: Loose) => name === 'hash');
  query.set('hash', hashOf(hash, sealed, time));
  return (await server.app.inject({ method, url: `${base}${path}?${query}`, headers })).json();
}

const codeOf = (name: string) =>
  document.components.schemas.Failure.properties.status.oneOf.find(({ title }: Loose) => title === name).const;

it('the recipe gives the hash of its own example', () => {
  const { Hash } = document.components.parameters;
  const { parameters, time, hash } = Hash['x-recipe'].example;
  expect(hashOf(Hash, parameters, time)).toBe(hash);
});

it('signs in, reads a form, answers its question once, and knows a refusal by name', async () => {
  const project = await buildProject(server.ownerDb, { slug: 'document' });
  const form = { modules: [buildModule('person', [buildField('name', { type: 'text' })])] };
  await publishForm(server.ownerDb, project, form);
  const { email } = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });

  expect(await ask('authMode', { domain: 'document' })).toMatchObject({ status: 200 });
  expect(await ask('authMode', { domain: 'document' }, { prefix: 1 })).toMatchObject({ status: 200 });
  const { properties } = find('login').operation.requestBody.content['application/x-www-form-urlencoded'].schema;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['method', 'account', 'password', 'project_id']));
  const credentials = { method: 'password', account: email, password: toyPassword, project_id: project.id };
  const { token } = (await ask('login', credentials)).data;
  expect(token).toBeTypeOf('string');
  const whose = server.ownerDb.selectFrom('applicants').select('time_zone').where('email', '=', email);
  expect(await whose.executeTakeFirst()).toEqual({ time_zone: 'Europe/London' });

  const { menuid } = (await ask('applyMenu', {}, { token })).data.menu_list[0];
  const filed = (await ask('applyFiled', { menuid }, { token })).data;
  const { type } = document.components.schemas.FormField.properties;
  const { const: textType } = type.anyOf.find(({ title }: Loose) => title === 'text');
  const question = filed.field.normal.find((field: Loose) => field.type === textType);
  const changes = { [question.field]: 'Li Ming, “Noor-Anne” & 𠮷' };
  const save = { menuid, revision: filed.revision, form_version: filed.form_version, changes };
  const first = await ask('saveBasic', save, { token, key: 'once' });
  expect(first).toMatchObject({ status: 200 });
  expect(await ask('saveBasic', save, { token, key: 'once' })).toEqual(first);
  expect((await ask('applyFiled', { menuid }, { token })).data.save_field.normal).toEqual(changes);

  const refused = await ask('applyMenu', {}, { token: 'nobody' });
  expect(refused.status).toBe(codeOf('notSignedIn'));
  expect(refused.message).toBe('Please sign in first.');
});
