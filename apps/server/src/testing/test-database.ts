import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { testAppRole } from './test-cluster.ts';

/** A migrated database of its own for one test file, reachable as its owner and as the application role. */
export async function openTestDatabase() {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const url = (user: string, database: string) =>
    `postgresql://${user}@/${database}?host=${encodeURIComponent(inject('socketFolder'))}`;
  const admin = new Client({ connectionString: url('portico_test_owner', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template portico_template`);
  await admin.end();
  const database = openDatabase(url(testAppRole, name), 8);
  const keeper = openDatabase(url('portico_test_owner', name), 2);
  return {
    database,
    /** The owner's handle: sees every row, for arranging tests and looking at what they did. */
    keeper: keeper.doors,
    ownerUrl: url('portico_test_owner', name),
    appUrl: url(testAppRole, name),
    /** The database itself goes with the cluster at the end of the run. */
    async close() {
      await database.close();
      await keeper.close();
    },
  };
}
