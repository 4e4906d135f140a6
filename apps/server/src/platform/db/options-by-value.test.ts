import { randomBytes, randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersByValue } from '@portico/contract/forms/answers-by-value';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testAppRole } from '../../testing/test-cluster.ts';
import { serverRoot } from '../server-root.ts';
import { migrate } from './migrate.ts';

const step = '0028-options-by-value.sql';
const all = join(serverRoot, 'migrations');
const folder = mkdtempSync(join(tmpdir(), 'portico-steps-'));
const url = (database: string) =>
  `postgresql://portico_test_owner@/${database}?host=${encodeURIComponent(inject('socketFolder'))}`;
const name = `t_${randomBytes(6).toString('hex')}`;
const access = { ownerUrl: url(name), appRole: testAppRole };
let client: Client;

/** A database as left by the server before this step. */
beforeAll(async () => {
  const admin = new Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  for (const file of readdirSync(all).filter((one) => one < step)) copyFileSync(join(all, file), join(folder, file));
  await migrate(access, { steps: folder, functions: null });
  client = new Client({ connectionString: access.ownerUrl });
  await client.connect();
  // Only the tables in question are filled.
  await client.query(`do $$ declare one record; begin
    for one in select conrelid::regclass as owner, conname from pg_constraint where contype = 'f'
    loop execute format('alter table %s drop constraint %I', one.owner, one.conname); end loop; end $$`);
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
});

const label = (text: string) => ({ sc: `${text}甲`, tc: `${text}乙`, en: text });
const options = (...values: readonly string[]) =>
  values.map((value) => ({ value, label: label(value), takesText: true }));

function definition(values: readonly string[], opens: unknown, related: unknown) {
  const choice = (key: string) => ({ id: `id-${key}`, key, type: 'multiple-choice', options: options(...values) });
  const triggers = [
    { when: { options: opens }, opens: ['id-b'] },
    { when: { ranges: [] }, opens: ['id-b'] },
  ];
  const fields = [
    { ...choice('q'), triggers },
    { id: 'id-b', key: 'b', type: 'text', relation: { field: 'id-q', option: related } },
    { id: 'id-grid', key: 'grid', type: 'matrix', options: options(...values), columns: options('good') },
  ];
  const groups = [{ key: 'g', fields: [{ ...choice('r'), triggers: [{ when: { options: opens }, opens: [] }] }] }];
  return { modules: [{ id: 'm', fields, groups }] };
}

const project = randomUUID();
const versions = [randomUUID(), randomUUID()];
const application = randomUUID();
const request = randomUUID();
const written = new Date('2026-05-01T00:00:00Z');
const early = new Date('2026-03-15T00:00:00Z');

const byPlace = {
  fields: {
    q: { value: ['c'], other: ['', 'mine', ''] },
    grid: { value: ['', 'good', ''] },
    b: { value: 'text' },
    unknown: { value: ['x'], other: ['kept'] },
  },
  rows: { g: [{ r: { value: ['a'], other: ['', '', 'ours'] } }, {}] },
};
const byValue = {
  fields: {
    q: { value: ['c'], other: { c: 'mine' } },
    grid: { value: { c: 'good' } },
    b: { value: 'text' },
    unknown: { value: ['x'], other: ['kept'] },
  },
  rows: { g: [{ r: { value: ['a'], other: { a: 'ours' } } }, {}] },
};
const leftOver = (answer: object, key = 'q') => ({ uid: key, key, label: label('Q'), answer });

async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const values = Object.values(row).map((value) =>
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
  );
  const columns = Object.keys(row).map((column) => `"${column}"`);
  await client.query(
    `insert into ${table} (${columns.join()}) values (${values.map((_, at) => `$${at + 1}`).join()})`,
    values,
  );
}

async function fill(): Promise<void> {
  const [first, second] = versions;
  const ofVersion = { project_id: project };
  await insert('form_versions', {
    ...ofVersion,
    id: first,
    number: 1,
    definition: definition(['a', 'b', 'c', 'd'], [0, 3], label('a')),
    published_at: new Date('2026-03-01T00:00:00Z'),
  });
  await insert('form_versions', {
    ...ofVersion,
    id: second,
    number: 2,
    definition: definition(['b', 'c', 'a'], [1], label('c')),
    published_at: new Date('2026-04-01T00:00:00Z'),
  });
  const left = [leftOver({ value: ['d'], other: ['', '', '', 'gone'] }), leftOver({ value: 'plain' }, 'b')];
  await insert('applications', {
    ...ofVersion,
    id: application,
    applicant_id: randomUUID(),
    state: 1,
    form_version_id: second,
    left_over: left,
  });
  const module = { ...ofVersion, module_id: 'm' };
  const saved = { values: byPlace, revision: 3, state: 1, saved_at: written };
  await insert('application_modules', { ...module, ...saved, application_id: application });
  const change = { ...module, application_id: application, by_whom: randomUUID(), part: 'fields', key: 'q' };
  await insert('answer_changes', {
    ...change,
    revision: 1,
    value: { value: ['b'], other: ['', 'old', '', ''] },
    at: early,
  });
  await insert('answer_changes', { ...change, revision: 2, value: byPlace.fields.q, at: written });
  await insert('answer_changes', {
    ...change,
    revision: 3,
    part: 'rows',
    key: 'g',
    value: byPlace.rows.g,
    at: written,
  });
  await client.query(`insert into answer_changes select project_id, application_id, module_id, part, key, 4, 'null', by_whom, at
    from answer_changes where revision = 2`);
  const letter = { ...ofVersion, recommendation_id: request };
  await insert('letters', { ...letter, form_version_id: second, begun_at: written });
  await insert('letter_modules', { ...letter, module_id: 'm', ...saved });
  await insert('letter_changes', {
    ...letter,
    module_id: 'm',
    part: 'fields',
    key: 'q',
    revision: 1,
    value: byPlace.fields.q,
    at: written,
  });
  await client.query('update letters set snapshot = $1, hash = $2, submitted_at = $3', [
    JSON.stringify(byPlace),
    'h',
    written,
  ]);
}

const rowsOf = async (query: string) => (await client.query(query)).rows;

it('names options by value wherever they stand, and leaves alone what was handed in', async () => {
  await fill();
  copyFileSync(join(all, step), join(folder, step));
  expect(await migrate(access, { steps: folder, functions: null })).toEqual([step]);

  const forms = await rowsOf('select definition from form_versions order by number');
  expect(forms.map((row) => row.definition)).toEqual([
    definition(['a', 'b', 'c', 'd'], ['a', 'd'], 'a'),
    definition(['b', 'c', 'a'], ['c'], 'c'),
  ]);
  expect(await rowsOf('select "values" from application_modules')).toEqual([{ values: byValue }]);
  expect(await rowsOf('select revision::int, value from answer_changes order by revision')).toEqual([
    { revision: 1, value: { value: ['b'], other: { b: 'old' } } },
    { revision: 2, value: byValue.fields.q },
    { revision: 3, value: byValue.rows.g },
    { revision: 4, value: null },
  ]);
  expect(await rowsOf('select left_over from applications')).toEqual([
    { left_over: [leftOver({ value: ['d'], other: { d: 'gone' } }), leftOver({ value: 'plain' }, 'b')] },
  ]);
  expect(await rowsOf('select "values" from letter_modules')).toEqual([{ values: byValue }]);
  expect(await rowsOf('select value from letter_changes')).toEqual([{ value: byValue.fields.q }]);
  const [letter] = await rowsOf('select snapshot, hash from letters');
  expect(letter).toEqual({ snapshot: byPlace, hash: 'h' });
  expect(answersByValue(letter?.snapshot, forms[1]?.definition)).toEqual(byValue);
  await expect(client.query('update letter_modules set revision = 9')).rejects.toThrow('does not change');
});

it('changes nothing where it was done', async () => {
  await client.query('delete from schema_steps where name = $1', [step]);
  await migrate(access, { steps: folder, functions: null });
  expect(await rowsOf('select "values" from application_modules')).toEqual([{ values: byValue }]);
  const forms = await rowsOf('select definition from form_versions order by number');
  expect(forms[0]?.definition).toEqual(definition(['a', 'b', 'c', 'd'], ['a', 'd'], 'a'));
});
