import { sql } from 'kysely';
import type { ProjectDb } from '../db/database.ts';
import { Refused } from '../refused.ts';

const megabyte = 1_048_576;

/** What may still be taken, in bytes; and how many files for the field no answer names. */
export interface Room {
  readonly person: number;
  readonly tenant: number;
  readonly personMegabytes: number;
  readonly loose: number;
}

interface Owner {
  readonly projectId: string;
  readonly applicantId: string;
  readonly fieldKey: string;
}

export async function findRoom(db: ProjectDb, { projectId, applicantId, fieldKey }: Owner): Promise<Room> {
  const { rows } = await sql<Record<'of_person' | 'of_all' | 'by_person' | 'by_all' | 'loose', string>>`
    select p.files_per_person_mb as of_person, p.files_in_all_mb as of_all,
      coalesce(sum(f.size) filter (where f.applicant_id = ${applicantId}), 0) as by_person,
      coalesce(sum(f.size), 0) as by_all,
      count(*) filter (where f.applicant_id = ${applicantId} and f.field_key = ${fieldKey} and f.bound_at is null) as loose
    from projects p left join stored_files f on f.project_id = p.id
    where p.id = ${projectId} group by p.id`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Refused('projectMissing');
  return {
    person: Number(found.of_person) * megabyte - Number(found.by_person),
    tenant: Number(found.of_all) * megabyte - Number(found.by_all),
    personMegabytes: Number(found.of_person),
    loose: Number(found.loose),
  };
}

// Files that were tried and not used; far more than anybody needs, so that nobody fills the storage with them.
const looseAllowed = 30;

/** Refuses what there is no room for. */
export function demandRoom(room: Room, bytes: number): void {
  if (room.loose >= looseAllowed) throw new Refused('fileCount');
  if (bytes > room.person) throw new Refused('quotaPerson', { params: { megabytes: String(room.personMegabytes) } });
  if (bytes > room.tenant) throw new Refused('quotaTenant');
}
