import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb, UnscopedDb } from '../../platform/db/database.ts';
import { hashToken } from '../../platform/session/token.ts';

export interface RequestRow {
  readonly id: string;
  readonly slug: string;
  readonly project_title: LocalText;
  readonly org_name: LocalText;
  readonly color: string;
  readonly time_zone: string;
  readonly applicant: string;
  readonly batch_title: LocalText | null;
  readonly state: 'invited' | 'declined' | 'written';
  /** Something is already written. */
  readonly begun: boolean;
  readonly letters_until: Date | null;
  readonly invited_at: Date;
  readonly opened_at: Date | null;
  readonly written_at: Date | null;
  readonly service_ends_at: Date;
}

/** Every request that a session may see, in all projects, newest first. */
export async function listInReach(unscoped: UnscopedDb, tokenHash: Buffer, now: Date): Promise<readonly RequestRow[]> {
  const { rows } = await sql<RequestRow>`select * from list_requests(${tokenHash}, ${now})`.execute(unscoped);
  return rows;
}

interface HandedInRow {
  readonly applicant: string;
  readonly written_at: Date;
  readonly time_zone: string;
}

/** The submitted letter that a link of this project belongs to, for as long as an unused link would be valid. */
export async function findSubmittedLetter(
  db: ProjectDb,
  { link, projectId, now }: { readonly link: string; readonly projectId: string; readonly now: Date },
): Promise<HandedInRow | undefined> {
  const { rows } = await sql<HandedInRow>`
    select person.name as applicant, r.written_at, p.time_zone
    from recommendation_links l
    join recommendations r on r.id = l.recommendation_id
    join applicants person on person.id = r.applicant_id
    join applications a on a.id = r.application_id
    join projects p on p.id = r.project_id
    left join batches b on b.id = a.batch_id
    where l.token_hash = ${hashToken(link)} and l.project_id = ${projectId}
      and r.state = 'written' and r.written_at is not null
      and ${now} <
        deadline_for(coalesce(b.letters_until, b.ends_at, l.created_at), b.id, r.applicant_id) + interval '60 days'`.execute(
    db,
  );
  return rows[0];
}
