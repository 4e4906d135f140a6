import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureAppRole } from '../platform/db/roles.ts';
import { migrate } from '../platform/db/migrate.ts';
import { prepareJobs } from '../platform/messaging/delivery/prepare-jobs.ts';
import { startPostgres } from '../platform/postgres/start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of the PostgreSQL that all test files of a run share. */
    socketFolder: string;
  }
}

export const testAppRole = 'portico_test_app';
export const testOwner = 'portico_test_owner';

/** One PostgreSQL for the whole run, with a migrated template from which each test file copies its own database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-test-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  const admin = new Client({ connectionString: postgres.url('postgres', 'postgres') });
  await admin.connect();
  await admin.query(`create role ${testOwner} login createrole createdb`);
  await admin.query(`grant pg_signal_backend to ${testOwner}`);
  await admin.query(`create database portico_template owner ${testOwner}`);
  await admin.end();
  const ownerUrl = postgres.url(testOwner, 'portico_template');
  await ensureAppRole(ownerUrl, testAppRole, 'test');
  await bringUpToDate(ownerUrl);
  project.provide('socketFolder', postgres.socketFolder);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Migrates a database as a start does. */
export async function bringUpToDate(ownerUrl: string): Promise<void> {
  await migrate({ ownerUrl, appRole: testAppRole });
  await prepareJobs(ownerUrl);
}
