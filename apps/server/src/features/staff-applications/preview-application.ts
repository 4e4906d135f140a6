import type { StaffPreview } from '@portico/contract/staff-applications.schemas';
import { loadPreview } from '../../domain/previews/load-preview.ts';
import { asStaff } from '../../domain/previews/preview-reader.ts';
import { presentPreview, withoutSteps } from '../../domain/previews/present-preview.ts';
import { mayInProject, placeOf } from '../../platform/session/abilities.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { reachApplication } from '../../domain/applications/reach-application.ts';

/** An application as this role may see it; that it was looked at is written down before it is given. */
export async function previewApplication(
  { application }: StaffPreview['input'],
  call: StaffCall,
): Promise<StaffPreview['output']> {
  const { language, now } = call;
  const { row, project, projectDb, roles } = await reachApplication(application, call);
  const whose = { projectId: project.id, applicantId: row.applicant_id, language, now };
  const preview = await loadPreview(projectDb, whose, asStaff(roles));
  await logStaffAction(call, 'read application', { application }, placeOf(project));
  const mayEdit = mayInProject(roles, 'applications.edit');
  return {
    ...withoutSteps(presentPreview(preview)),
    application,
    name: row.name,
    project: { project_id: project.id, domain: project.slug, title: row.title },
    may: { edit: mayEdit, log: mayEdit },
  };
}
