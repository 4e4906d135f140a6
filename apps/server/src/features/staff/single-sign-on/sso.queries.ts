import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';

export type SsoRow = NonNullable<Awaited<ReturnType<typeof findSso>>>;

/** What an organisation has set. */
export function findSso(db: StaffDb, orgId: string) {
  return db.selectFrom('organisation_sso').selectAll().where('org_id', '=', orgId).executeTakeFirst();
}

/** The same; nobody else changes it, or lets somebody new in by it, until the transaction ends. */
export function lockSso(db: StaffDb, orgId: string) {
  return db.selectFrom('organisation_sso').selectAll().where('org_id', '=', orgId).forUpdate().executeTakeFirst();
}

/** What is switched on for a mail domain. */
export function findSsoOfDomain(db: StaffDb, domain: string) {
  return db
    .selectFrom('organisation_sso')
    .innerJoin('sso_domains', 'sso_domains.org_id', 'organisation_sso.org_id')
    .selectAll('organisation_sso')
    .where('domain', '=', domain)
    .where('is_on', '=', true)
    .executeTakeFirst();
}

export async function listDomains(db: StaffDb, orgId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sso_domains')
    .select('domain')
    .where('org_id', '=', orgId)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}

/** The organisations in reach with what they have set. */
export function listSso(db: StaffDb) {
  return db
    .selectFrom('organisations')
    .leftJoin('organisation_sso', 'organisation_sso.org_id', 'organisations.id')
    .select(['organisations.id', 'organisations.name', 'is_on', 'issuer', 'client_id', 'client_secret', 'default_role'])
    .select('organisation_sso.revision')
    .orderBy('organisations.created_at')
    .orderBy('organisations.id')
    .execute();
}

export type NewSso = Omit<SsoRow, 'revision'>;

/** The revision that follows; undefined if somebody else changed it since the one that the caller has seen. */
export async function setSso(db: StaffDb, row: NewSso, revision: number): Promise<number | undefined> {
  const { org_id, ...values } = row;
  const saved =
    revision === 0
      ? await db
          .insertInto('organisation_sso')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('organisation_sso')
          .set({ ...values, revision: revision + 1 })
          .where('org_id', '=', org_id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return saved?.revision;
}

/** The first domain that another organisation has; undefined if all are taken in. */
export async function setDomains(db: StaffDb, orgId: string, domains: readonly string[]): Promise<string | undefined> {
  await db.deleteFrom('sso_domains').where('org_id', '=', orgId).execute();
  for (const domain of domains) {
    const added = await db
      .insertInto('sso_domains')
      .values({ domain, org_id: orgId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) return domain;
  }
  return undefined;
}

export async function endSsoSessions(db: StaffDb, orgId: string, byRoles: readonly string[]): Promise<void> {
  await sql`select end_sso_sessions(${orgId}, ${[...byRoles]})`.execute(db);
}

interface OwnSso {
  readonly org_id: string;
  readonly name: LocalText;
  readonly email: string | null;
}

/** By which organisations the staff member of the handle can sign in. */
export async function listOwnSso(db: StaffDb): Promise<readonly OwnSso[]> {
  const { rows } = await sql<OwnSso>`select * from list_sso_of_staff()`.execute(db);
  return rows;
}
