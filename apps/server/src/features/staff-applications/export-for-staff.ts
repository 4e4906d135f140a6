import type { StaffExport } from '@portico/contract/staff-applications.schemas';
import type { Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { asStaff, type ReaderOf } from '../../domain/previews/preview-reader.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { reachApplication } from './reach-application.ts';

/** Makes a document of an application as one reader may see it. */
export type ExportFor = (
  asking: Pick<StaffCall, 'log'> & { readonly db: ProjectDb },
  wanted: {
    readonly projectId: string;
    readonly applicantId: string;
    readonly language: Language;
    readonly now: Date;
    readonly readerOf: ReaderOf;
    readonly staff: { readonly id: string; readonly name: string; readonly role: string };
  },
) => Promise<StaffExport['output']>;

/** An application as a document that holds what this role may see; that it was asked for is written down before it is given. */
export async function exportForStaff(
  exportFor: ExportFor,
  { application }: StaffExport['input'],
  call: StaffCall,
): Promise<StaffExport['output']> {
  const { db, session, language, now, log } = call;
  const { row, project, projectDb } = await reachApplication(application, call);
  const whose = { projectId: project.id, applicantId: row.applicant_id };
  const staff = { id: session.staffId, name: session.name, role: session.role };
  const readerOf = asStaff(session.role);
  const document = await exportFor({ db: projectDb, log }, { ...whose, language, now, readerOf, staff });
  await logStaffAction(db, session, 'exported application', { application }, project.id);
  return document;
}
