import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DemoTenant } from '../../../seeds/demo-tenant.ts';
import { demoTenants } from '../../../seeds/demo-tenants.ts';
import { createProjectFrom } from '../../domain/project-file/create-project-from.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { hashPassword, ownTurn } from '../../platform/secrets/passwords.ts';
import { demoFile, demoTable } from './demo-file.ts';
import { seedApplicants, type SeedParts } from './seed-applicants.ts';
import { seedLog } from './seed-log.ts';
import { seedStaff } from './seed-staff.ts';
import type { Seeded } from './seeded.ts';

/** The password of every demo account; nobody may choose it, because it is published. */
export const demoPassword = 'Portico2026';

/** Inserts the demo tenants in one transaction, unless the installation already has a project; gives those that it made. */
export async function seedDemo(
  db: Kysely<Tables>,
  now: Date,
  parts: SeedParts,
  beforeCommit: (seeded: readonly Seeded[]) => Promise<void>,
): Promise<readonly Seeded[]> {
  const existing = await db.selectFrom('projects').select('id').limit(1).executeTakeFirst();
  if (existing !== undefined) return [];
  const passwordHash = await hashPassword(demoPassword, ownTurn);
  return db.transaction().execute(async (transaction) => {
    const organisations = new Map<string, string>();
    const seeded: Seeded[] = [];
    for (const tenant of demoTenants) {
      const orgId = await seedOrganisation(transaction, tenant, organisations);
      const one = await seedProject(transaction, tenant, orgId, now);
      await seedApplicants(transaction, one, passwordHash, now, parts);
      seeded.push(one);
    }
    await seedStaff(transaction, organisations, passwordHash);
    await seedLog(transaction, seeded, now);
    await beforeCommit(seeded);
    return seeded;
  });
}

type Db = Transaction<Tables>;

async function seedOrganisation(db: Db, { organisation }: DemoTenant, ids: Map<string, string>): Promise<string> {
  const before = ids.get(organisation.key);
  if (before !== undefined) return before;
  const id = randomUUID();
  ids.set(organisation.key, id);
  await db
    .insertInto('organisations')
    .values({ id, name: JSON.stringify(organisation.name) })
    .execute();
  return id;
}

async function seedProject(db: Db, tenant: DemoTenant, orgId: string, now: Date): Promise<Seeded> {
  const projectId = randomUUID();
  const { slug, title } = tenant;
  const file = await demoFile(tenant, now);
  await createProjectFrom(db, { id: projectId, orgId, slug, title, file, withContent: true }, now);
  const batches = await idsByKey(db, 'batches', projectId);
  const tables = await idsByKey(db, 'additional_tables', projectId);
  const version = await db
    .selectFrom('form_versions')
    .select('id')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return {
    tenant,
    orgId,
    projectId,
    batchIds: batches,
    tableId: tables.get(demoTable) ?? null,
    formVersionId: version?.id ?? null,
  };
}

async function idsByKey(
  db: Db,
  table: 'batches' | 'additional_tables',
  projectId: string,
): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['id', 'key']).where('project_id', '=', projectId).execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}
