import type { StoredFileRow } from '../../../domain/files/files.queries.ts';
import { obstacleToReading } from '../../../domain/drafts/obstacle-to-reading.ts';
import { findShownFile } from '../../../domain/previews/find-shown-file.ts';
import { asStaff } from '../../../domain/previews/preview-reader.ts';
import { toProject } from '../../../platform/project.ts';
import { placeOf, rolesIn } from '../../../platform/session/abilities.ts';
import { logStaffActionOnce } from '../../../platform/session/staff-log.ts';
import type { StaffReach } from '../../../platform/session/open-staff-reach.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findProjectOfFile } from './serving.queries.ts';

type FileReader = StaffReach & Pick<StaffCall, 'now' | 'ip' | 'language'>;

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

/** The same without opening it: for the small picture of it that stands in the application they read. */
export async function findFileForStaff(uid: string, reader: FileReader): Promise<FoundFile | undefined> {
  const { db, session, now, language } = reader;
  const row = await findProjectOfFile(db, session.tokenHash, now, uid);
  if (row === undefined) return undefined;
  const project = toProject(row);
  if (!reader.mayAt(placeOf(project))) return undefined;
  const request = { projectId: project.id, uid, language, now };
  const projectDb = reader.inProject(project);
  const roles = rolesIn(session.roles, placeOf(project));
  const file = await findShownFile(projectDb, request, asStaff(roles));
  if (file === undefined) return undefined;
  const application = { id: file.application_id, state: file.application_state };
  if ((await obstacleToReading(projectDb, application, { staffId: session.staffId, roles }, now)) !== null)
    return undefined;
  const subject = { application: file.application_id, file: uid };
  return { file, noteOpening: () => logStaffActionOnce(reader, 'read file', subject, placeOf(project)) };
}
