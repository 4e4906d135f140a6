import type { StoredFileRow } from '../../../domain/files/files.queries.ts';
import { findShownFile } from '../../../domain/previews/find-shown-file.ts';
import { asStaff } from '../../../domain/previews/preview-reader.ts';
import { toProject } from '../../../platform/project.ts';
import { mayStaff } from '../../../platform/session/abilities.ts';
import { logStaffActionOnce } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findProjectOfFile } from './serving.queries.ts';

type FileReader = Pick<StaffCall, 'db' | 'database' | 'session' | 'now' | 'language'>;

/** A file that the preview shows to this staff member, and no other; looking at it is logged. */
export async function openFileForStaff(
  uid: string,
  { db, database, session, now, language }: FileReader,
): Promise<StoredFileRow | undefined> {
  if (!mayStaff(session.role, 'applications.read')) return undefined;
  const row = await findProjectOfFile(db, session.tokenHash, now, uid);
  if (row === undefined) return undefined;
  const project = toProject(row);
  const asked = { projectId: project.id, uid, language, now };
  const file = await findShownFile(database.forProject(project), asked, asStaff(session.role));
  if (file === undefined) return undefined;
  const subject = { application: file.application_id, file: uid };
  await logStaffActionOnce(db, session, 'read file', subject, project.id);
  return file;
}
