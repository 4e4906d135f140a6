import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { FileOwner } from './binding/binding.queries.ts';
import { Refused } from '../../platform/refused.ts';

const megabyte = 1_048_576;

/** What may still be taken, in bytes; and how many files for the field no answer names. */
export interface Quota {
  readonly person: number;
  readonly tenant: number;
  readonly personMegabytes: number;
  readonly loose: number;
}

interface Owner extends FileOwner {
  readonly projectId: string;
  readonly fieldKey: string;
}

/**
 * Room is taken by bytes that arrived, never by an announcement: otherwise a few people could take a whole project's by
 * announcing files that they never send.
 *
 * Applicants have a quota for their own files, and each sheet about them has one as large, so that a recommender's
 * files neither use up nor reveal anything to the applicant.
 */
export async function findQuota(db: ProjectDb, { projectId, applicantId, sheet, fieldKey }: Owner): Promise<Quota> {
  const { rows } = await sql<Record<'of_person' | 'of_all' | 'by_person' | 'by_all' | 'loose', string>>`
    select p.files_per_person_mb as of_person, p.files_in_all_mb as of_all, own.bytes as by_person, own.loose,
      (select coalesce(sum(r.bytes), 0) from file_room r where r.project_id = p.id) as by_all
    from projects p, lateral (
      select coalesce(sum(case f.state when 'uploading' then f.received else f.size end), 0) as bytes,
        count(*) filter (where f.field_key = ${fieldKey} and f.bound_at is null) as loose
      from stored_files f where f.project_id = p.id and f.applicant_id = ${applicantId}
        and f.sheet_id is not distinct from ${sheet}::uuid) own
    where p.id = ${projectId}`.execute(db);
  const [used] = rows;
  if (used === undefined) throw new Refused('projectMissing');
  return {
    person: Number(used.of_person) * megabyte - Number(used.by_person),
    tenant: Number(used.of_all) * megabyte - Number(used.by_all),
    personMegabytes: Number(used.of_person),
    loose: Number(used.loose),
  };
}

// Files that were tried and not used; far more than anybody needs, so that nobody fills the storage with them.
const looseAllowed = 30;

/** Refuses another file that there is no room for. */
export function requireQuota(room: Quota, bytes: number): void {
  if (room.loose >= looseAllowed) throw new Refused('fileCount');
  requireRoom(room, bytes);
}

/** Refuses more bytes than there is room for. */
export function requireRoom(room: Pick<Quota, 'person' | 'tenant' | 'personMegabytes'>, bytes: number): void {
  if (bytes > room.person) throw new Refused('quotaPerson', { params: { megabytes: String(room.personMegabytes) } });
  if (bytes > room.tenant) throw new Refused('quotaTenant');
}
