import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { bringUpToDate, testAppRole, testOwner } from '../test-cluster.ts';
import { openTestServer } from '../test-server.ts';
import { testDatabaseUrl } from '../test-database.ts';

/** A recorded call of one of the readers. */
export interface Call {
  /** Who asks for what, to explain a difference. */
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** The response names a document, which is read instead. */
  readonly makes?: 'document';
}

/** The exact body; for a PDF its visible text, because typesetting adds dates. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

interface RecordedCall extends Call {
  readonly answer: Answer;
}

/** What was recorded on the commit of the database. */
interface Recorded {
  readonly now: string;
  /** Stored files by key, base64. */
  readonly files: Readonly<Record<string, string>>;
  readonly reading: readonly RecordedCall[];
  readonly writing: readonly RecordedCall[];
}

const read = (name: string) => brotliDecompressSync(readFileSync(new URL(name, import.meta.url))).toString('utf8');

const before = read('before.sql.br');
const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const ids = new Set(before.match(anyId));

export const recorded: Recorded = JSON.parse(read('before.json.br'));

/** An id that the database did not contain was created by a call, and differs each time. */
export function withoutNewIds(body: string): string {
  return body.replaceAll(anyId, (id) => (ids.has(id) ? id : 'made by this call'));
}

/**
 * Restores the database of the older server, upgrades it, and returns its name, to be used as a template for test
 * databases.
 */
export async function upgradeBefore(): Promise<string> {
  const name = `before_${randomBytes(6).toString('hex')}`;
  await runIn('postgres', `create database ${name}`);
  await runIn(name, `select set_config('portico.app_role', '${testAppRole}', false);${before}`);
  await bringUpToDate(testDatabaseUrl(testOwner, name));
  return name;
}

/** A server on a copy of the upgraded database, at the time of the recording. */
export async function openUpgraded(template: string) {
  const server = await openTestServer([], undefined, {}, template);
  server.clock.set(new Date(recorded.now));
  await giveReasons(server.ownerDb);
  for (const [key, content] of Object.entries(recorded.files))
    await server.storage.put(key, Readable.from([Buffer.from(content, 'base64')]));
  return server;
}

/** Administrators now need a reason to open drafts; with one, what they see is still compared. */
async function giveReasons(ownerDb: Awaited<ReturnType<typeof openTestServer>>['ownerDb']): Promise<void> {
  await sql`
    insert into draft_reasons (project_id, application_id, staff_id, staff_name, reason, given_at, ends_at)
    select a.project_id, a.id, s.id, s.name, 'A question on the telephone', '2026-01-01', '2100-01-01'
    from applications a cross join staff s join staff_roles r on r.staff_id = s.id where r.role in ('administrator', 'owner')`.execute(
    ownerDb,
  );
}

async function runIn(database: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: testDatabaseUrl(testOwner, database) });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
