import { sql } from 'kysely';
import type { Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { deliveryOf } from '../../platform/messaging/delivery.ts';
import type { RequestFacts } from './referees.rules.ts';

/** A request with the delivery state of its newest mail. */
export interface Request extends RequestFacts {
  readonly id: string;
  /** The name that the recommender gave, or else the one that the applicant typed. */
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly lang: Language;
  /** The time zone where they opened it; null before. */
  readonly readerZone: string | null;
  readonly scheduled: number;
  readonly declineReason: string;
  readonly declineWords: string;
  readonly writtenAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** The recommender was told that the applicant will not read the letter. */
  readonly confidential: boolean;
}

/** Every request of an application, newest first, including withdrawn ones. */
export async function listRequests(db: ProjectDb, applicationId: string): Promise<readonly Request[]> {
  const rows = await db
    .selectFrom('recommendations as r')
    .leftJoin('outgoing_messages as m', 'm.id', 'r.message_id')
    .selectAll('r')
    .select(['m.state as message_state', 'm.bounced_at'])
    .where('r.application_id', '=', applicationId)
    .orderBy('r.invited_at', 'desc')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.particulars.name ?? row.name,
    email: row.email,
    emailKey: row.email_key,
    lang: row.lang,
    readerZone: row.time_zone,
    state: row.state,
    // A deleted mail was accepted, or its bounce would be recorded.
    delivery: deliveryOf({ state: row.message_state ?? 'accepted', bounced_at: row.bounced_at ?? null }),
    invitedAt: row.invited_at,
    remindedAt: row.reminded_at,
    scheduled: row.scheduled_reminders,
    openedAt: row.opened_at,
    declinedAt: row.declined_at,
    declineReason: row.decline_reason,
    declineWords: row.decline_words,
    writtenAt: row.written_at,
    withdrawnAt: row.withdrawn_at,
    confidential: row.confidential,
  }));
}

interface MailCounts {
  /** Sent by this applicant. */
  readonly own: number;
  /** Sent by this applicant to this address. */
  readonly same: number;
  /** Sent by anybody in the project to this address. */
  readonly address: number;
  /** Sent by anybody in the project. */
  readonly all: number;
}

/** The numbers of mails that people sent by hand since a moment. */
export async function countMails(
  db: ProjectDb,
  { applicantId, emailKey, since }: { applicantId: string; emailKey: string; since: Date },
): Promise<MailCounts> {
  const { rows } = await sql<Record<keyof MailCounts, string>>`
    select * from count_letter_mails(${applicantId}, ${emailKey}, ${since})`.execute(db);
  const [row] = rows;
  return {
    own: Number(row?.own),
    same: Number(row?.same),
    address: Number(row?.address),
    all: Number(row?.all),
  };
}

export async function findApplicationId(db: ProjectDb, applicantId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
  return row?.id;
}
