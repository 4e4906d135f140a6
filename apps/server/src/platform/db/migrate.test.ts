import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAppRole } from '../../testing/test-cluster.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { serverRoot } from '../server-root.ts';
import { migrate } from './migrate.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
const steps = mkdtempSync(join(tmpdir(), 'portico-steps-'));
const only = { steps, functions: null };

beforeAll(async () => {
  opened = await openTestDatabase();
  writeFileSync(
    join(steps, '9001-notes.sql'),
    'create table notes (id int); alter table batches add column note text;',
  );
});
afterAll(async () => {
  await opened.close();
  rmSync(steps, { recursive: true });
});

describe('migrate', () => {
  it('does nothing where everything is done', async () => {
    expect(await migrate({ ownerUrl: opened.ownerUrl, appRole: testAppRole })).toEqual([]);
  });

  it('waits out a lock of a running server, and two at once do each step once', async () => {
    const older = new Client({ connectionString: opened.ownerUrl });
    await older.connect();
    await older.query('begin; lock table batches in access exclusive mode');
    const access = { ownerUrl: opened.ownerUrl, appRole: testAppRole };
    const both = Promise.all([migrate(access, only), migrate(access, only)]);
    await waitUntilBlocked(older);
    await older.query('commit');
    const done = await both;
    await older.end();
    expect(done.flat()).toEqual(['9001-notes.sql']);
  });

  it('refuses a step that was changed after it was applied', async () => {
    writeFileSync(join(steps, '9001-notes.sql'), 'create table notes (id bigint);');
    const again = migrate({ ownerUrl: opened.ownerUrl, appRole: testAppRole }, only);
    await expect(again).rejects.toThrow('9001-notes.sql was changed after it was applied');
    rmSync(join(steps, '9001-notes.sql'));
  });

  it('leaves nothing of a step that fails', async () => {
    writeFileSync(join(steps, '9002-broken.sql'), 'create table half (id int); select nonsense;');
    await expect(migrate({ ownerUrl: opened.ownerUrl, appRole: testAppRole }, only)).rejects.toThrow('nonsense');
    const client = new Client({ connectionString: opened.ownerUrl });
    await client.connect();
    const { rows } = await client.query(`select to_regclass('half') as half`);
    await client.end();
    expect(rows).toEqual([{ half: null }]);
  });
});

async function waitUntilBlocked(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select 1 from pg_locks where not granted and relation = 'batches'::regclass`);
    if (rows.length > 0) return;
  }
}

describe('the steps themselves', () => {
  // An older server keeps reading and writing during and after a step, so everything it knows must stay.
  const breaking =
    /\bdrop\s+(table|column|function)\b|\brename\s+(to|column)\b|\balter\s+column\s+\w+\s+(type|set\s+not\s+null)\b/i;

  // Only what no server uses any more may be dropped; each exception is listed here.
  const exceptions = ['0029-functions-apart.sql', '0030-sheets.sql'];
  const names = readdirSync(join(serverRoot, 'migrations')).filter((name) => !exceptions.includes(name));

  it.each(names)('%s takes nothing away from an older server', (name) => {
    expect(readFileSync(join(serverRoot, 'migrations', name), 'utf8')).not.toMatch(breaking);
  });
});
