import type { StoredFileRow } from '../../../domain/files/files.queries.ts';
import { obstacleToReading } from '../../../domain/drafts/obstacle-to-reading.ts';
import { findShownFile } from '../../../domain/previews/find-shown-file.ts';
import { asStaff } from '../../../domain/previews/preview-reader.ts';
import { toProject } from '../../../platform/project.ts';
import { mayStaff } from '../../../platform/session/abilities.ts';
import { logStaffActionOnce } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findProjectOfFile } from './serving.queries.ts';

type FileReader = Pick<StaffCall, 'db' | 'database' | 'session' | 'now' | 'language'>;

interface FoundFile {
  readonly file: StoredFileRow;
  /** Logs that the file was opened. */
  readonly noteOpening: () => Promise<void>;
}

/**
 * A file that this staff member's preview shows; any other is undefined. Returning it counts as opening it, which is
 * logged.
 */
export async function openFileForStaff(uid: string, reader: FileReader): Promise<StoredFileRow | undefined> {
  const found = await findFileForStaff(uid, reader);
  await found?.noteOpening();
  return found?.file;
}

/** The same without logging, for the thumbnail inside the application that they are reading. */
export async function findFileForStaff(
  uid: string,
  { db, database, session, now, language }: FileReader,
): Promise<FoundFile | undefined> {
  if (!mayStaff(session.role, 'applications.read')) return undefined;
  const row = await findProjectOfFile(db, session.tokenHash, now, uid);
  if (row === undefined) return undefined;
  const project = toProject(row);
  const request = { projectId: project.id, uid, language, now };
  const projectDb = database.forProject(project);
  const file = await findShownFile(projectDb, request, asStaff(session.role));
  if (file === undefined) return undefined;
  const application = { id: file.application_id, state: file.application_state };
  if ((await obstacleToReading(projectDb, application, session, now)) !== null) return undefined;
  const subject = { application: file.application_id, file: uid };
  return { file, noteOpening: () => logStaffActionOnce(db, session, 'read file', subject, project.id) };
}
