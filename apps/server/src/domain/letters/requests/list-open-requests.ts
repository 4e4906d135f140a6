import type { Language } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { RequestMail } from './notify-withdrawn.ts';

/** A request that is open as far as the recommender knows. */
export interface OpenRequest extends RequestMail {
  readonly id: string;
  /** A mail for it was accepted by their mail server, or one of its links was opened. */
  readonly hasArrived: boolean;
  /** A mail for it is still being sent. */
  readonly isLeaving: boolean;
}

interface UntoldRow {
  readonly id: string;
  readonly recommender: string;
  readonly email: string;
  readonly lang: Language;
  readonly applicant: string;
  readonly has_arrived: boolean;
  readonly is_leaving: boolean;
}

/**
 * Requests that the recommender may still be working on: not answered, not declined, and not withdrawn as far as they
 * know. If there are several to one address, the newest counts.
 */
export async function listOpenRequests(db: ProjectDb, applicantId: string, now: Date): Promise<readonly OpenRequest[]> {
  const { rows } = await sql<UntoldRow>`
    select r.id, coalesce(nullif(r.particulars ->> 'name', ''), r.name) as recommender, r.email, r.lang,
      person.name as applicant,
      mails.has_arrived or r.opened_at is not null as has_arrived, mails.is_leaving
    from recommendations r
      join applicants person on person.id = r.applicant_id
      join applications a on a.id = r.application_id
      left join batches b on b.id = a.batch_id
      cross join lateral (
        select coalesce(bool_or(m.state = 'queued'), false) as is_leaving,
          coalesce(bool_or(m.state = 'accepted' and m.bounced_at is null), false) as has_arrived
        from outgoing_messages m
        where m.applicant_id = r.applicant_id and m.recipient_key = r.email_key
          and m.purpose in ('letter-invitation', 'letter-reminder')
          -- The clocks of server and database may differ a little.
          and m.created_at > r.invited_at - interval '5 minutes'
      ) mails
    where r.applicant_id = ${applicantId} and (r.state = 'invited' or r.tell_at is not null)
      -- Whoever applies again and has not chosen a batch yet may choose one in which the letter counts.
      and (b.id is null or is_open(null, deadline_for(coalesce(b.letters_until, b.ends_at), b.id, r.applicant_id), ${now}))
      and not exists (select from recommendations newer where newer.application_id = r.application_id
        and newer.email_key = r.email_key and newer.invited_at > r.invited_at)
    order by r.invited_at, r.id`.execute(db);
  return rows.map(({ has_arrived: hasArrived, is_leaving: isLeaving, ...request }) => ({
    ...request,
    hasArrived,
    isLeaving,
  }));
}
