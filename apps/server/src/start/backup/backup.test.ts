import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listSteps, migrateTo } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { prepareJobs } from '../../platform/messaging/delivery/prepare-jobs.ts';
import { toyMail } from '../../platform/messaging/testing/delivery-fixture.ts';
import { queueMessage } from '../../platform/messaging/queue-message.ts';
import type { Settings } from '../../platform/settings.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { startS3 } from '../../platform/storage/testing/start-s3.ts';
import { testAppRole } from '../../testing/test-cluster.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { seedParts } from '../demo/testing/seed-parts.ts';
import { backUp } from './back-up.ts';
import { dumpTables } from './dump-tables.ts';
import { readManifest, tablePath, writeManifest } from './manifest.ts';
import { restore } from './restore.ts';
import { listTables, tableName } from './tables.ts';
import { databaseIn, secretKey, settingsIn, shutdown, urlOf } from './testing/backup-settings.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'portico-backup-'));
const folder = join(root, 'backup');
const settingsFor = settingsIn(root);

let source: Settings;
let s3: Awaited<ReturnType<typeof startS3>>;
let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  s3 = await startS3();
  opened = await openTestDatabase();
  source = settingsFor(databaseIn(opened.ownerUrl), { PORTICO_DATA: join(root, 'source') });
  const parts = await seedParts(opened, join(source.dataFolder, 'files'));
  await seedDemo(opened.ownerDb, new Date(), parts, () => Promise.resolve());
  const project = await opened.ownerDb.selectFrom('projects').select(['id', 'org_id']).executeTakeFirstOrThrow();
  const scope = { id: project.id, orgId: project.org_id };
  await queueMessage(opened.database.forProject(scope), scope, toyMail);
  mkdirSync(join(source.dataFolder, 'outbox'), { recursive: true });
  writeFileSync(join(source.dataFolder, 'outbox/of-the-day.json'), '{"to":"somebody"}');
  await backUp(source, folder, shutdown);
});
afterAll(async () => {
  await opened.close();
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});

async function newDatabase(): Promise<string> {
  const name = `r_${randomBytes(6).toString('hex')}`;
  await inDatabase('postgres', (client) => client.query(`create database ${name}`));
  return name;
}

async function inDatabase<T>(database: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// Constraints and triggers, which are dropped or disabled while rows are loaded.
const rules = `
  select conrelid::regclass::text as place, conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
  union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`;

/** The number and content of the rows in each table, in any order; and the constraints and triggers. */
async function contentOf(database: string): Promise<Record<string, unknown>> {
  return inDatabase(database, async (client) => {
    const content: Record<string, unknown> = { rules: (await client.query(rules)).rows };
    for (const table of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int, md5(string_agg(t::text, E'\n' order by t::text collate "C")) from ${tableName(table)} t`,
      );
      content[table.name] = rows[0];
    }
    return content;
  });
}

async function filesOf(settings: Settings): Promise<Record<string, string>> {
  const storage = await openStorage(settings.storage, join(settings.dataFolder, 'files'));
  const files: Record<string, string> = {};
  for await (const { key } of storage.list('files')) {
    const content = await storage.get(key);
    files[key] = content === undefined ? '' : (await buffer(content)).toString('base64');
  }
  storage.close();
  return files;
}

it('brings every row and every file to another database and storage, or nothing at all, for a role of its own', async () => {
  const name = await newDatabase();
  const target = settingsFor(name, { STORAGE_URL: s3.url });
  await expect(restore(target, await withoutProjects(), shutdown)).rejects.toThrow('foreign key');
  expect(await contentOf(name)).toMatchObject({ projects: { count: 0 }, staff: { count: 0 } });

  await restore(target, folder, shutdown);
  const { backups, ...before } = await contentOf(databaseIn(opened.ownerUrl));
  // That it was finished is kept after everything was written, so it is not in the back-up itself.
  expect(backups).toMatchObject({ count: 1 });
  expect(await contentOf(name)).toEqual({ ...before, backups: { count: 0, md5: null } });
  for (const table of ['_private_jobs', 'outgoing_messages', 'sheets', 'submissions', 'stored_files']) {
    expect(before).not.toMatchObject({ [table]: { count: 0 } });
  }
  const files = await filesOf(source);
  expect(Object.keys(files).length).toBeGreaterThan(0);
  expect(await filesOf(target)).toEqual(files);
  const message = join(target.dataFolder, 'outbox/of-the-day.json');
  expect(readFileSync(message, 'utf8')).toBe('{"to":"somebody"}');
  expect(statSync(message).mode & 0o777).toBe(0o600);

  const app = openDatabase(`${urlOf(name)}?user=${name}_app`, 1);
  expect(await app.unscoped.selectFrom('applicants').select('id').execute()).toEqual([]);
  const { id, org_id } = await opened.ownerDb.selectFrom('projects').selectAll().executeTakeFirstOrThrow();
  const own = await app.forProject({ id, orgId: org_id }).selectFrom('projects').select('id').execute();
  expect(own).toEqual([{ id }]);
  await app.close();

  const again = join(root, 'again');
  const [first, second] = [await readManifest(folder), await backUp(target, again, shutdown)];
  // The rows may be in another order, so the digests may differ.
  const counts = ({ tables }: typeof first) => tables.map(({ name, columns, rows }) => ({ name, columns, rows }));
  expect(counts(second)).toEqual(counts(first));
  expect(second).toMatchObject({ sequences: first.sequences, steps: first.steps });
  expect(second.files.toSorted(byKey)).toEqual(first.files.toSorted(byKey));

  await expect(restore(target, folder, shutdown)).rejects.toThrow(`The database ${name} is not empty`);
});

/** Valid in itself, but its rows refer to projects that it does not contain. */
async function withoutProjects(): Promise<string> {
  const copy = copyOf('without projects');
  const manifest = await readManifest(copy);
  const digest = createHash('sha256').digest('hex');
  const tables = manifest.tables.map((table) =>
    table.name === 'projects' ? { ...table, rows: 0, bytes: 0, digest } : table,
  );
  writeFileSync(tablePath(copy, { schema: 'public', name: 'projects' }), gzipSync(''));
  await writeManifest(copy, { ...manifest, tables }, secretKey);
  return copy;
}

function copyOf(name: string): string {
  const copy = join(root, name);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

it('brings a back-up of an earlier version to this one', async () => {
  const [old, fresh] = [await newDatabase(), await newDatabase()];
  const earlier = listSteps().filter((step) => step < '0032');
  await migrateTo({ ownerUrl: urlOf(old), appRole: testAppRole }, earlier);
  await prepareJobs(urlOf(old));
  const id = randomUUID();
  await inDatabase(old, (client) => client.query(`insert into organisations (id, name) values ('${id}', '{}')`));
  const dump = join(root, 'earlier');
  expect((await backUp(settingsFor(old), dump, shutdown)).steps).toEqual(earlier);
  await restore(settingsFor(fresh), dump, shutdown);
  const { rows } = await inDatabase(fresh, (client) => client.query('select name from schema_steps order by 1'));
  expect(rows.map(({ name }) => name)).toEqual(listSteps());
  const organisations = await inDatabase(fresh, (client) => client.query('select id from organisations'));
  expect(organisations.rows).toEqual([{ id }]);
});

describe('a back-up', () => {
  it('can be read by its owner alone', async () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const [table] = (await readManifest(folder)).tables;
    expect(table && statSync(tablePath(folder, table)).mode & 0o777).toBe(0o600);
  });

  it('is not written over another', async () => {
    await expect(backUp(source, folder, shutdown)).rejects.toThrow('is not empty');
  });

  it('that has another key is refused before anything is touched', async () => {
    const settings = settingsFor('nowhere', { SECRET_KEY: 'o'.repeat(40) });
    await expect(restore(settings, folder, shutdown)).rejects.toThrow('Set SECRET_KEY to that of the');
  });
});

it('is written with few large rows in memory at a time: two hundred portraits would not fit', async () => {
  const people = await opened.ownerDb.selectFrom('applicants').select(['id', 'project_id']).limit(4).execute();
  const content = randomBytes(1_000_000);
  for (const { id: applicant_id, project_id } of people)
    await opened.ownerDb
      .insertInto('portraits')
      .values({ project_id, applicant_id, media_type: 'image/png', digest: 'x', content })
      .onConflict((conflict) => conflict.columns(['project_id', 'applicant_id']).doUpdateSet({ content }))
      .execute();
  const client = new Client({ connectionString: opened.ownerUrl });
  await client.connect();
  let loaded = 0;
  let most = 0;
  client.connection.on('dataRow', ({ length }: { readonly length: number }) => {
    loaded += length;
    most = Math.max(most, loaded);
  });
  client.connection.on('commandComplete', () => {
    loaded = 0;
  });
  await dumpTables(client, join(root, 'portraits'));
  await client.end();
  expect(people).toHaveLength(4);
  // As text, each byte takes two characters.
  expect(most).toBeLessThan(3 * content.length);
});
