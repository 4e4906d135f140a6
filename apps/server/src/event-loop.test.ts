import { applyFiled, applyMenu, saveBasic } from '@portico/contract/applications';
import { exportApplication } from '@portico/contract/documents';
import { newPreview } from '@portico/contract/previews';
import type { RouteSpec } from '@portico/contract/route';
import { submit } from '@portico/contract/submissions';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { fieldTypes, type FieldType } from '@portico/form-engine/definition/field-type';
import { buildField, buildGroup, buildModule, local } from '@portico/form-engine/testing/build-form';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostParts } from './domain/forms/read-json.ts';
import { callsOf } from './features.ts';
import { largestBody } from './platform/http/guards.ts';
import type { BoundRoute } from './platform/wire/bound-route.ts';
import { openClient, outcome } from './testing/client.ts';
import { longestStretch } from './testing/longest-stretch.ts';
import { openTestServer } from './testing/test-server.ts';
import { publishForm } from './testing/toys/toy-forms.ts';
import { buildRequest, enterByToyAddress } from './testing/toys/toy-requests.ts';
import { buildApplicant, buildProject } from './testing/toys/toy-tenants.ts';

/** One sender's request must not delay others for longer. */
const mostMs = 50;
const mostRows = 200;

const options = Array.from({ length: 300 }, (_, at) => ({ value: `o${at}`, label: local(`Option ${at}`) }));
const opened = Array.from({ length: 40 }, (_, at) => buildField(`opened${at}`));
const opens = opened.map(({ id }, at) => ({ when: { options: [`o${at}`, 'o299'] }, opens: [id] }));
const isChoice = (type: FieldType) => ['single-choice', 'multiple-choice', 'select'].includes(type);
const isReadOnly = (type: FieldType) => type === 'rich-text' || type === 'levelled-list';

function fieldOf(type: FieldType, key: string, rest: Partial<FieldDefinition> = {}): FieldDefinition {
  const chosen = isChoice(type) || type === 'matrix' ? { options, columns: options } : {};
  return buildField(key, { type, required: true, ...chosen, ...rest });
}

/** A module for each type of field: as a single field, and in two hundred rows that must all differ. */
const types = fieldTypes.filter((type) => !isReadOnly(type));
const modules = types.map((type) => {
  const alone = fieldOf(type, `${type}-alone`, isChoice(type) ? { triggers: opens.slice(0, 40) } : {});
  const inRow = fieldOf(type, `${type}-row`, { compare: { fields: [`${type}-row`] } });
  const rows = buildGroup(`${type}-rows`, [inRow], { extraRows: mostRows });
  return buildModule(type, [alone, ...(type === 'select' ? opened : [])], { groups: [rows] });
});
const long = buildModule(
  'long',
  Array.from({ length: 12 }, (_, at) => fieldOf('long-text', `text${at}`, { text: { longest: 10 } })),
);

let server: Awaited<ReturnType<typeof openTestServer>>;
let applicant: string;
let recommender: { readonly token: string; readonly uid: string };
let calls: readonly BoundRoute[];

beforeAll(async () => {
  server = await openTestServer();
  const project = await buildProject(server.ownerDb, { slug: 'event-loop' });
  await publishForm(server.ownerDb, project, { modules: [...modules, long] });
  const person = await buildApplicant(server.ownerDb, project);
  applicant = person.token;
  const { id: uid, email } = await buildRequest(server.ownerDb, project, person);
  recommender = { uid, token: await enterByToyAddress(server.ownerDb, email) };
  calls = callsOf(server).filter(({ route }) => route.method === 'POST' && route.encoding !== 'multipart');
});
afterAll(() => server.close());

let visits = 0;
const encodings = { form: 'application/x-www-form-urlencoded', json: 'application/json', multipart: '' };

/** A new client address each time, so that no limit applies. */
function newAddress(): string {
  visits += 1;
  return `198.51.${Math.floor(visits / 250)}.${visits % 250}`;
}

/** A raw request, so that the client itself is not measured. */
async function send({ route }: Pick<BoundRoute, 'route'>, payload: Buffer): Promise<number> {
  const token = route.access.includes('applicant') ? applicant : recommender.token;
  const answer = await server.app.inject({
    method: 'POST',
    url: route.path,
    headers: { token, 'content-type': encodings[route.encoding ?? 'form'] },
    payload,
    remoteAddress: newAddress(),
  });
  return answer.statusCode;
}

function longest(bound: Pick<BoundRoute, 'route'>, payload: Buffer): Promise<number> {
  return longestStretch(() => send(bound, payload), mostMs);
}

describe('the largest body of every call', () => {
  const shapes: readonly (readonly [string, (name: string, bytes: number) => string])[] = [
    [
      'one text of Chinese',
      (name, bytes) => `${name}=${'%E5%AD%97'.repeat(Math.floor((bytes - name.length - 1) / 9))}`,
    ],
    ['nothing but names', (_name, bytes) => names(bytes)],
    ['one list of objects', (name, bytes) => `${name}=[${'{},'.repeat((bytes - name.length - 6) / 3)}{}]`],
    ['one list of lists', (name, bytes) => `${name}=${'['.repeat(bytes - name.length - 1)}`],
  ];
  const inJson: typeof shapes = [
    ['objects', (name, bytes) => `{"${name}":[${'{},'.repeat((bytes - name.length - 9) / 3)}{}]}`],
    [
      'lists',
      (name, bytes) =>
        `{"${name}":${'['.repeat((bytes - name.length - 5) / 2)}${']'.repeat((bytes - name.length - 5) / 2)}}`,
    ],
    [
      'names',
      (_name, bytes) => `{${Array.from({ length: bytes / 12 }, (_, at) => `"k${at}":1`).join()}}`.slice(0, bytes),
    ],
  ];

  it('blocks the event loop for no longer than allowed', { timeout: 300_000 }, async () => {
    const slow: string[] = [];
    for (const bound of calls) {
      const bytes = bound.largestBody ?? largestBody;
      const fields = Object.keys(bound.schemas.input.shape);
      for (const [what, bodyOf] of bound.route.encoding === 'json' ? inJson : shapes) {
        const body = Buffer.from(bodyOf(fields.at(-1) ?? 'x', bytes));
        expect(body.length).toBeLessThanOrEqual(bytes);
        const ms = await longest(bound, body);
        if (ms > mostMs) slow.push(`${bound.route.name}, ${what}: ${Math.round(ms)} ms`);
      }
    }
    expect(slow).toEqual([]);
  });

  function names(bytes: number): string {
    return Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `key${at}=1`)
      .join('&')
      .slice(0, bytes);
  }
});

describe('the largest answer of every type of field', () => {
  const han = '字'.repeat(34_000);
  const latin = 'a b '.repeat(25_000);
  const list = Array.from({ length: mostParts - 10 }, (_, at) => `unknown${at}`);
  const chosen = [...options.map(({ value }) => value), ...list.slice(0, 200)];
  const record = Object.fromEntries(list.map((name) => [name, 'x']));
  const files = Array.from({ length: 3_000 }, (_, at) => ({ uid: `u${at}`, name: 'a.pdf', url: `/f/${at}`, size: 1 }));
  const values: Readonly<Record<string, unknown>> = { han, latin, list, chosen, record, files };
  const rowsOf = (type: string, count: number, value: unknown = 'x'.repeat(4_000)) =>
    Array.from({ length: count }, (_, at) => ({
      [`${type}-row`]: Array.isArray(value) ? value : `${String(value)}${at}`,
    }));

  function body(menuid: string, changes: object): Buffer {
    return Buffer.from(new URLSearchParams({ menuid, revision: '0', changes: JSON.stringify(changes) }).toString());
  }

  it.each(types)('%s', { timeout: 120_000 }, async (type) => {
    const sent: Record<string, object> = {};
    for (const [what, value] of Object.entries(values)) {
      sent[`alone, ${what}`] = { [`${type}-alone`]: value };
      sent[`with words of its own, ${what}`] = { [`${type}-alone`]: value, [`${type}-alone_other`]: value };
    }
    sent['as many rows as allowed'] = { [`${type}-rows`]: rowsOf(type, mostRows) };
    sent['as many rows with many values each'] = { [`${type}-rows`]: rowsOf(type, mostRows, list.slice(0, 45)) };
    sent['many more rows'] = { [`${type}-rows`]: rowsOf(type, 5_000, '') };
    const slow: string[] = [];
    for (const [what, changes] of Object.entries(sent)) {
      const ms = await longest({ route: saveBasic }, body(type, changes));
      if (ms > mostMs) slow.push(`${what}: ${Math.round(ms)} ms`);
    }
    expect(slow).toEqual([]);
  });

  it('1 MB of long texts', async () => {
    const texts = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`text${at}`, han]));
    expect(await longest({ route: saveBasic }, body('long', texts))).toBeLessThanOrEqual(mostMs);
  });
});

describe('the largest form', () => {
  const papers = Array.from({ length: 12 }, (_, module) =>
    buildModule(
      `paper${module}`,
      Array.from({ length: 10 }, (_, at) => fieldOf('long-text', `paper${module}-${at}`, { text: { longest: 5_000 } })),
    ),
  );

  it.each([
    ['Chinese', '字'.repeat(33_000)],
    ['Latin', 'a b '.repeat(25_000)],
    ['lines', 'a\n'.repeat(50_000)],
    ['no word', '.'.repeat(100_000)],
    ['many signs', '😀'.repeat(25_000)],
  ])(
    'of %s is refused when it gets too large, and until then reading it holds nobody up',
    { timeout: 120_000 },
    async (what, text) => {
      const project = await buildProject(server.ownerDb, { slug: `full-${what.toLowerCase().replace(' ', '-')}` });
      await publishForm(server.ownerDb, project, { modules: papers });
      const { token } = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
      const client = openClient(server.app).as({ token });
      const outcomes: string[] = [];
      for (const { id: menuid, fields } of papers) {
        const changes = JSON.stringify(Object.fromEntries(fields.map(({ key }) => [key, text])));
        outcomes.push(await outcome(client.call(saveBasic, { menuid, revision: 0, changes })));
      }
      expect(new Set(outcomes)).toEqual(new Set(['done', 'formTooLarge']));
      const slow: string[] = [];
      // A newer version has none of these fields: neither moving the answers nor reading the left-over ones may block.
      const version = await publishForm(server.ownerDb, project, {
        modules: [buildModule('paper0', [buildField('a')])],
      });
      const before = await keepSheet(project.id);
      for (const [what, prepare] of [
        ['moving', before.restore],
        ['what is left over', async () => {}],
      ] as const) {
        const ms = await longestStretch(() => prepare().then(() => read(applyFiled, token)), mostMs);
        if (ms > mostMs) slow.push(`${what}: ${Math.round(ms)} ms`);
      }
      expect(await before.version()).toBe(version);
      await before.restore();
      await server.ownerDb.deleteFrom('form_versions').where('id', '=', version).execute();
      for (const route of [applyMenu, applyFiled, newPreview, submit, exportApplication]) {
        const ms = await longestStretch(() => read(route, token), mostMs);
        if (ms > mostMs) slow.push(`${route.name}: ${Math.round(ms)} ms`);
      }
      expect(slow).toEqual([]);
    },
  );

  /** Restores a sheet to its current state, without loading it here. */
  async function keepSheet(project: string) {
    const backup = sql.id(`kept_${project}`);
    const run = (query: ReturnType<typeof sql>) => query.execute(server.ownerDb);
    await run(sql`create table ${backup} as select s.form_version_id, m.* from sheets s
      join sheet_modules m on m.sheet_id = s.id where s.project_id = ${project}`);
    return {
      restore: async () => {
        await run(sql`update sheet_modules m set "values" = k."values" from ${backup} k
          where k.sheet_id = m.sheet_id and k.module_id = m.module_id`);
        await run(sql`update sheets s set form_version_id = k.form_version_id, left_over = '[]' from ${backup} k
          where k.sheet_id = s.id`);
      },
      version: async () => {
        const sheets = server.ownerDb.selectFrom('sheets').select('form_version_id').where('project_id', '=', project);
        return (await sheets.executeTakeFirstOrThrow()).form_version_id;
      },
    };
  }

  /** A raw request, for the same reason. */
  async function read({ method, path }: RouteSpec, token: string): Promise<void> {
    const type = method === 'POST' ? { 'content-type': encodings.form } : {};
    const headers = { token, ...type };
    const request = { method, url: `${path}?menuid=paper0`, headers, remoteAddress: newAddress() } as const;
    const { statusCode } = await server.app.inject(request);
    if (statusCode === 429 || statusCode >= 500) throw new Error(`${path} was answered with ${statusCode}`);
  }
});
