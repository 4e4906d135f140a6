import { randomBytes } from 'node:crypto';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { testAppRole, testOwner } from './test-cluster.ts';

/** A migrated database for one test file, accessible as its owner and as the application role. */
export async function openTestDatabase(template = 'portico_template') {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: testDatabaseUrl(testOwner, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  const database = openDatabase(testDatabaseUrl(testAppRole, name), 8);
  const ownerDb = openDatabase(testDatabaseUrl(testOwner, name), 2);
  // A test that needs more connections than the pool has waits, however slow a busy machine is.
  for (const { pool } of [database, ownerDb]) pool.options.connectionTimeoutMillis = scaledLimit(10_000);
  return {
    database,
    /** The owner's handle: sees every row, to arrange tests and check results. */
    ownerDb: ownerDb.unscoped,
    ownerUrl: testDatabaseUrl(testOwner, name),
    appUrl: testDatabaseUrl(testAppRole, name),
    /** The database itself is deleted with the cluster at the end of the run. */
    async close() {
      await database.close();
      await ownerDb.close();
    },
  };
}

export function testDatabaseUrl(user: string, database: string): string {
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(inject('socketFolder'))}`;
}
