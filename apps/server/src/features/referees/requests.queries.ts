import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import { withdrawnColumns } from '../../domain/letters/requests/reconcile-requests.ts';
import type { Tables } from '../../platform/db/tables.ts';

export async function insertRequest(db: ProjectDb, request: Insertable<Tables['recommendations']>): Promise<void> {
  await db.insertInto('recommendations').values(request).execute();
}

export async function insertLink(db: ProjectDb, link: Insertable<Tables['recommendation_links']>): Promise<void> {
  await db.insertInto('recommendation_links').values(link).execute();
}

/** Sets the newest mail of a request. */
export async function recordMail(
  db: ProjectDb,
  id: string,
  mail: { readonly message_id: string; readonly reminded_at?: Date },
): Promise<void> {
  await db.updateTable('recommendations').set(mail).where('id', '=', id).execute();
}

/** The caller has locked the application. */
export async function withdraw(db: ProjectDb, id: string, now: Date): Promise<void> {
  await db
    .updateTable('recommendations')
    .set(withdrawnColumns(now))
    .where('id', '=', id)
    .where('state', 'in', ['invited', 'declined'])
    .execute();
}

/** Written once; if there are two, the first choice is kept. */
export async function saveWaiver(
  db: ProjectDb,
  waiver: { application_id: string; project_id: string; waived: boolean | null; notice: string; at: Date },
): Promise<void> {
  await db
    .insertInto('letter_waivers')
    .values(waiver)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
