import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** Makes an account; false when the address has one already. */
export async function addApplicant(db: ProjectDb, applicant: Insertable<Tables['applicants']>): Promise<boolean> {
  const made = await db
    .insertInto('applicants')
    .values(applicant)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows !== 0n;
}

/** The mail address is its owner's from now on; gives that address. */
export async function confirmEmail(db: ProjectDb, applicantId: string, now: Date): Promise<string | null> {
  const { email } = await db
    .updateTable('applicants')
    .set({ email_confirmed_at: now })
    .where('id', '=', applicantId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}

type Link = Pick<Insertable<Tables['account_links']>, 'token_hash' | 'project_id' | 'applicant_id' | 'purpose'>;

/** Keeps a link in the place of those of its kind that were not used. */
export async function putLink(db: ProjectDb, link: Link, expires: Date): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('applicant_id', '=', link.applicant_id)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('account_links')
    .values({ ...link, expires_at: expires, used_at: null })
    .execute();
}

type LinkKey = Pick<Link, 'token_hash' | 'purpose'>;

/** Uses a link up and tells whose it was; undefined when it cannot be used. */
export async function takeLink(db: ProjectDb, key: LinkKey, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', key.token_hash)
    .where('purpose', '=', key.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('applicant_id')
    .executeTakeFirst();
  return used?.applicant_id;
}

export async function wasLinkUsed(db: ProjectDb, key: LinkKey): Promise<boolean> {
  const known = await db
    .selectFrom('account_links')
    .select('used_at')
    .where('token_hash', '=', key.token_hash)
    .where('purpose', '=', key.purpose)
    .executeTakeFirst();
  return known !== undefined && known.used_at !== null;
}
