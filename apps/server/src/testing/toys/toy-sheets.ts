import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { frozenNow } from '../frozen-clock.ts';

/**
 * Creates the sheet of an application or of a request for a letter, with the newest form unless another version is
 * given.
 */
export async function beginToySheet(db: Kysely<Tables>, id: string, version: string | null = null): Promise<void> {
  await sql`
    insert into sheets (id, project_id, kind, applicant_id, form_version_id, begun_at)
    select s.id, s.project_id, s.kind, s.applicant_id, coalesce(${version}::uuid, newest.id), ${frozenNow}
    from (
        select id, project_id, 'application' as kind, applicant_id from applications
        union all select id, project_id, 'letter', applicant_id from recommendations) s
      left join lateral (
        select v.id from form_versions v where v.project_id = s.project_id order by v.number desc limit 1) newest on true
    where s.id = ${id}
    on conflict (id) do update set form_version_id = coalesce(${version}::uuid, sheets.form_version_id)`.execute(db);
}
