import type { StaffExport } from '@portico/contract/staff-applications.schemas';
import { exportDocument } from '../../domain/documents/export-document.ts';
import { asStaff } from '../../domain/previews/preview-reader.ts';
import { placeOf } from '../../platform/session/abilities.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { reachApplication } from '../../domain/applications/reach-application.ts';

/** An application as a document that holds what this role may see; that it was asked for is written down before it is given. */
export async function exportForStaff(
  storage: Storage,
  { application }: StaffExport['input'],
  call: StaffCall,
): Promise<StaffExport['output']> {
  const { session, language, now, log } = call;
  const { row, project, projectDb, roles } = await reachApplication(application, call);
  const whose = { projectId: project.id, applicantId: row.applicant_id };
  const staff = { id: session.staffId, name: session.name, role: roles.toSorted().join(',') };
  const readerOf = asStaff(roles);
  const document = await exportDocument(storage, { db: projectDb, log }, { ...whose, language, now, readerOf, staff });
  await logStaffAction(call, 'exported application', { application }, placeOf(project));
  return document;
}
