import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { uidsIn } from '../../../platform/files/binding/named-files.ts';
import { findFileById, type StoredFileRow } from '../../../platform/files/files.queries.ts';
import type { LoadPreview } from '../../../platform/previews/preview.ts';
import { asStaff } from '../../../platform/previews/preview-reader.ts';
import { mayStaff } from '../../../platform/session/abilities.ts';
import { logStaffActionOnce } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { reachApplication } from '../reach-application.ts';
import { findApplicationOfFile } from './files.queries.ts';

export type FileReader = Pick<StaffCall, 'db' | 'database' | 'session' | 'now' | 'language'>;

/** A file that the preview shows to this staff member, and no other; looking at it is logged. */
export async function openFileForStaff(
  loadPreview: LoadPreview,
  uid: string,
  call: FileReader,
): Promise<StoredFileRow | undefined> {
  const { db, session, now, language } = call;
  if (!mayStaff(session.role, 'applications.read')) return undefined;
  const application = await findApplicationOfFile(db, { tokenHash: session.tokenHash, now }, uid);
  if (application === null) return undefined;
  const { row, project, projectDb } = await reachApplication(application, call);
  const asked = { projectId: project.id, applicantId: row.applicant_id, language, now };
  const { content } = await loadPreview(projectDb, asked, asStaff(session.role));
  const file = await findFileById(projectDb, uid);
  if (file?.state !== 'ready' || file.applicant_id !== row.applicant_id || !isShown(file, content)) return undefined;
  await logStaffActionOnce(db, session, 'read file', { application, file: uid }, project.id);
  return file;
}

/** Answers name files of the applicant, letters those of recommenders. */
function isShown({ id, recommendation_id: letter }: StoredFileRow, { answers, letters }: PreviewContent): boolean {
  return letter === null
    ? isNamed(id, answers)
    : letters.some((one) => one.id === letter && one.files.some(({ uid }) => uid === id));
}

function isNamed(uid: string, { fields, rows }: FormAnswers): boolean {
  const sets = [fields, ...Object.values(rows).flat()];
  return sets.some((answers) => Object.values(answers).some((answer) => uidsIn(answer).includes(uid)));
}
