import type { Language, LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { JobsDb, StaffDb } from '../../platform/db/database.ts';

export const staffMailKinds = [
  'invitation',
  'role',
  'password',
  'factors',
  'password-changed',
  'address',
  'address-changed',
  'form-failed',
] as const;
export type StaffMailKind = (typeof staffMailKinds)[number];

/** Enqueues a mail in the transaction of what it tells of; `about` is the invitation, the role, the link, the account or its former address. */
export async function enqueueStaffMail(db: StaffDb, kind: StaffMailKind, about: string): Promise<void> {
  await sql`select enqueue_staff_mail(${kind}, ${about})`.execute(db);
}

export interface StaffMailRow {
  readonly recipient: string;
  readonly name: string;
  readonly lang: Language;
  readonly role: string | null;
  readonly org_name: LocalText | null;
  readonly project_title: LocalText | null;
  readonly by_name: string;
  readonly link_id: string | null;
  readonly expires_at: Date | null;
  /** The project in the address of the console. */
  readonly slug: string | null;
  /** Why something failed. */
  readonly reason: string | null;
}

/** What a mail is about; undefined where it no longer is: withdrawn, used, removed. */
export async function findStaffMail(db: JobsDb, kind: StaffMailKind, about: string): Promise<StaffMailRow | undefined> {
  const { rows } = await sql<StaffMailRow>`
    select m.*, f.slug, f.reason from find_staff_mail(${kind}, ${about}) m
      left join find_form_failure(${about}) f on ${kind} = 'form-failed'`.execute(db);
  return rows[0];
}

export async function settleInvitationMail(
  db: JobsDb,
  invitation: string,
  linkId: string,
  outcome: 'accepted' | 'failed',
): Promise<void> {
  await sql`select settle_invitation_mail(${invitation}, ${linkId}, ${outcome})`.execute(db);
}
