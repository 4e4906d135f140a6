import { Client } from 'pg';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { ensureAppRole } from '../../apps/server/src/platform/db/roles.ts';

/** A database with the whole schema and no people, with the owner `bench_owner` and an application role. */
export async function prepareDatabase(superuserUrl: string, ownerUrl: string, role: string): Promise<void> {
  const admin = new Client({ connectionString: superuserUrl });
  await admin.connect();
  await admin.query('create role bench_owner login createrole');
  await admin.query('create database bench owner bench_owner');
  await admin.end();
  await ensureAppRole(ownerUrl, role, 'bench');
  await migrate({ ownerUrl, appRole: role });
}
