import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileBatch, FileCalendar } from '../format/calendar.schema.ts';

export async function readCalendar(db: ProjectDb, projectId: string): Promise<FileCalendar> {
  const rows = await listFileBatches(db, projectId);
  return { batches: rows.map(batchOf) };
}

function listFileBatches(db: ProjectDb, projectId: string) {
  return db
    .selectFrom('batches')
    .select(['key', 'title', 'starts_at', 'ends_at', 'code', 'letters_until', 'left_out_modules', 'places'])
    .select(['information', 'capacity', 'documents'])
    .where('project_id', '=', projectId)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

function batchOf(row: Awaited<ReturnType<typeof listFileBatches>>[number]): FileBatch {
  return {
    key: row.key,
    title: row.title,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    code: row.code,
    lettersUntil: row.letters_until?.toISOString() ?? null,
    leftOutModules: row.left_out_modules,
    places: row.places,
    information: row.information,
    capacity: row.capacity,
    documents: row.documents,
  };
}
