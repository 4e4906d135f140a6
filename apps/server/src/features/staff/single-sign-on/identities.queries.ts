import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import type { Identity } from './read-identity.ts';

/** The account that a provider's subject is connected with. */
export function findByIdentity(db: StaffDb, orgId: string, { issuer, subject }: Identity) {
  return db
    .selectFrom('staff')
    .innerJoin('staff_identities', 'staff_identities.staff_id', 'staff.id')
    .select(['staff.id', 'staff.name', 'staff.account', 'staff.password_hash', 'staff.sso_org_id'])
    .where('staff_identities.org_id', '=', orgId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** An account that the organisation's single sign-on made for this address by another provider, before it changed to this one. */
export function findMadeByFormer(db: StaffDb, orgId: string, { issuer, email }: Identity) {
  return db
    .selectFrom('staff')
    .innerJoin('staff_identities', 'staff_identities.staff_id', 'staff.id')
    .select('staff.id')
    .where('staff.sso_org_id', '=', orgId)
    .where('staff_identities.org_id', '=', orgId)
    .where('issuer', '<>', issuer)
    .where(sql<boolean>`lower(staff_identities.email) = lower(${email})`)
    .executeTakeFirst();
}

/** Whether an address is that of an account, here or at the provider of the organisation. */
export async function isAddressTaken(db: StaffDb, orgId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff where lower(email) = lower(${email}) or lower(account) = lower(${email})
    union all select from staff_identities where org_id = ${orgId} and lower(email) = lower(${email}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

interface MadeStaff {
  readonly id: string;
  readonly orgId: string;
  readonly name: string;
  readonly account: string;
  readonly lang: 'sc' | 'tc' | 'en';
}

/** An account without a password: no hash fits what is stored. */
export async function addSsoStaff(db: StaffDb, { id, orgId, name, account, lang }: MadeStaff): Promise<void> {
  await db
    .insertInto('staff')
    .values({ id, name, account, lang, sso_org_id: orgId, password_hash: noPassword })
    .execute();
}
/** A hash of Argon2 in form, which none of all passwords has. */
const noPassword = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** At the whole organisation. */
export async function addFirstRole(db: StaffDb, staffId: string, orgId: string, role: string): Promise<void> {
  await db.insertInto('staff_roles').values({ staff_id: staffId, role, org_id: orgId, project_id: null }).execute();
}

/** Connects an account with a subject, instead of another one at the same organisation. False if the subject is somebody else's. */
export async function connectIdentity(
  db: StaffDb,
  staffId: string,
  orgId: string,
  { issuer, subject, email }: Identity,
  now: Date,
): Promise<boolean> {
  await deleteIdentity(db, staffId, orgId);
  const row = { org_id: orgId, staff_id: staffId, issuer, subject, email, linked_at: now };
  const added = await db
    .insertInto('staff_identities')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

export async function noteIdentityUse(db: StaffDb, orgId: string, identity: Identity, now: Date): Promise<void> {
  await db
    .updateTable('staff_identities')
    .set({ used_at: now, email: identity.email })
    .where('org_id', '=', orgId)
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .execute();
}

export async function deleteIdentity(db: StaffDb, staffId: string, orgId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staff_identities')
    .where('staff_id', '=', staffId)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function findSsoOrg(db: StaffDb, staffId: string): Promise<string | null> {
  const row = await db.selectFrom('staff').select('sso_org_id').where('id', '=', staffId).executeTakeFirst();
  return row?.sso_org_id ?? null;
}
