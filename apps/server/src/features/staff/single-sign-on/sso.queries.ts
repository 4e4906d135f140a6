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

/** What is switched on for a mail domain: of the organisation that proved it, or that had it before proofs were asked for. */
export function findSsoOfDomain(db: StaffDb, domain: string) {
  return db
    .selectFrom('organisation_sso')
    .innerJoin('sso_domains', 'sso_domains.org_id', 'organisation_sso.org_id')
    .selectAll('organisation_sso')
    .where('domain', '=', domain)
    .where('is_on', '=', true)
    .where(letsIn)
    .orderBy('proved_at', (by) => by.asc().nullsLast())
    .executeTakeFirst();
}

const letsIn = sql<boolean>`(proved_at is not null or is_former)`;

export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number];

export function listDomains(db: StaffDb, orgId: string) {
  return db
    .selectFrom('sso_domains')
    .select(['domain', 'token', 'proved_at', 'is_former'])
    .where('org_id', '=', orgId)
    .orderBy('domain')
    .execute();
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

/** Those that were there keep their proof. */
export async function setDomains(
  db: StaffDb,
  orgId: string,
  domains: readonly { readonly domain: string; readonly token: string }[],
): Promise<void> {
  const names = domains.map(({ domain }) => domain);
  const isGone = sql<boolean>`domain <> all (${names})`;
  await db.deleteFrom('sso_domains').where('org_id', '=', orgId).where(isGone).execute();
  if (domains.length === 0) return;
  await db
    .insertInto('sso_domains')
    .values(domains.map((one) => ({ ...one, org_id: orgId })))
    .onConflict((known) => known.columns(['org_id', 'domain']).doNothing())
    .execute();
}

/** Returns false if it was removed meanwhile. Fails where another organisation has proved it. */
export async function markProved(
  db: StaffDb,
  orgId: string,
  { domain, token }: DomainRow,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sso_domains')
    .set({ proved_at: now })
    .where('org_id', '=', orgId)
    .where('domain', '=', domain)
    .where('token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
