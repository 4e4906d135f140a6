import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { FileOwner } from './binding/binding.queries.ts';
import { Refused } from '../../platform/refused.ts';

const megabyte = 1_048_576;

/** The remaining bytes, and how many unreferenced files the field may still have. */
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
 * Only bytes that have arrived count, not announced sizes: otherwise a few people could use up a whole project's quota
 * by announcing files that they never send. Applicants have a quota for their own files, and each sheet about them has
 * its own quota of the same size, so that a recommender's files neither use up the applicant's quota nor reveal
 * anything to them.
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

// Files that were uploaded but not used. The limit is far above what anybody needs and prevents filling the storage.
const looseAllowed = 30;

/** Throws if there is no room for another file of this size. */
export function requireQuota(room: Quota, bytes: number): void {
  if (room.loose >= looseAllowed) throw new Refused('fileCount');
  requireRoom(room, bytes);
}

/** Throws if there is no room for this many bytes. */
export function requireRoom(room: Pick<Quota, 'person' | 'tenant' | 'personMegabytes'>, bytes: number): void {
  if (bytes > room.person) throw new Refused('quotaPerson', { params: { megabytes: String(room.personMegabytes) } });
  if (bytes > room.tenant) throw new Refused('quotaTenant');
}
