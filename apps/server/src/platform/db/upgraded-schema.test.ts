import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAppRole } from '../../testing/test-cluster.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { serverRoot } from '../server-root.ts';
import { migrate } from './migrate.ts';

// The steps from the time when they contained functions, by name.
const former = join(serverRoot, 'src/testing/steps-0027.json.gz');
const steps = mkdtempSync(join(tmpdir(), 'portico-former-'));
let fresh: Client;
let upgraded: Client;
let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase();
  fresh = new Client({ connectionString: opened.ownerUrl });
  await fresh.connect();
  await fresh.query(`create database ${upgradedName()}`);
  const ownerUrl = opened.ownerUrl.replace(/\/t_\w+/, `/${upgradedName()}`);
  upgraded = new Client({ connectionString: ownerUrl });
  await upgraded.connect();
  const texts = Object.entries(JSON.parse(gunzipSync(readFileSync(former)).toString()));
  for (const [name, text] of texts) writeFileSync(join(steps, name), String(text));
  await migrate({ ownerUrl, appRole: testAppRole }, { steps, functions: null });
  await migrate({ ownerUrl, appRole: testAppRole });
});
afterAll(async () => {
  await fresh.end();
  await upgraded.end();
  await opened.close();
  rmSync(steps, { recursive: true });
});

function upgradedName(): string {
  return `${/t_\w+/.exec(opened.ownerUrl)?.[0] ?? ''}_upgraded`;
}

const catalogue = {
  functions: `select p.oid::regprocedure::text, pg_get_functiondef(p.oid), p.proacl::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace order by 1`,
  columns: `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated::text,
      pg_get_expr(d.adbin, d.adrelid), c.relacl::text
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') order by 1, 2`,
  constraints: `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  policies: `select * from pg_policies where schemaname = 'public' order by tablename, policyname`,
  triggers: `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
};

describe('a database of step 27 that is upgraded', () => {
  it.each(Object.entries(catalogue))('has the same %s as a new one', async (_what, query) => {
    const [own, other] = [await fresh.query(query), await upgraded.query(query)];
    expect(own.rows.length).toBeGreaterThan(3);
    expect(other.rows).toEqual(own.rows);
  });
});
