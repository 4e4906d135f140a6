import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';

/** The organisations in reach, and since when second factors are demanded there. */
export function listDemands(db: StaffDb) {
  return db
    .selectFrom('organisations')
    .leftJoin('factor_demands', 'factor_demands.org_id', 'organisations.id')
    .select(['organisations.id', 'organisations.name', 'factor_demands.since'])
    .orderBy('organisations.created_at')
    .orderBy('organisations.id')
    .execute();
}

/** Since when they are demanded at an organisation, or at the installation for null. */
export async function findDemand(db: StaffDb, orgId: string | null): Promise<Date | null> {
  const row = await db
    .selectFrom('factor_demands')
    .select('since')
    .where('org_id', 'is not distinct from', orgId)
    .executeTakeFirst();
  return row?.since ?? null;
}

/** False if it was so already. */
export async function addDemand(db: StaffDb, orgId: string | null, since: Date): Promise<boolean> {
  const added = await db
    .insertInto('factor_demands')
    .values({ org_id: orgId, since })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function removeDemand(db: StaffDb, orgId: string | null): Promise<boolean> {
  const removed = await db
    .deleteFrom('factor_demands')
    .where('org_id', 'is not distinct from', orgId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function resetFactorsOf(db: StaffDb, staffId: string, byRoles: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select reset_factors(${staffId}, ${[...byRoles]}) as done`.execute(db);
  return rows[0]?.done === true;
}
