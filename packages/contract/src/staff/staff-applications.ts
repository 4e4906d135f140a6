import { route } from '../wire/route.ts';
import type * as schemas from './staff-applications.schemas.ts';

/** The path from which staff read files of an application, followed by the uid. */
export const staffFilePath = '/staff/v1/file';

/** Follows the uid of a picture: a small copy for the preview, which is not logged as opening the file. */
export const thumbnailSuffix = '/thumbnail';

export const staffProjects = route<schemas.StaffProjects>({
  name: 'staffProjects',
  summary: 'The projects a staff member works for, with their batches',
  method: 'GET',
  path: '/staff/v1/projects',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.list',
  limit: 'read',
});

export const listApplications = route<schemas.ListApplications>({
  name: 'listApplications',
  summary: 'Applications by name or number, page by page',
  method: 'GET',
  path: '/staff/v1/applications',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.list',
  limit: 'read',
});

export const staffPreview = route<schemas.StaffPreview>({
  name: 'staffPreview',
  summary: 'One application to read; what the role may not see is not sent, and reading is logged',
  method: 'GET',
  path: '/staff/v1/applications/preview',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.read',
  limit: 'read',
});

export const openDraft = route<schemas.OpenDraft>({
  name: 'openDraft',
  summary: 'Says why an application that is not submitted must be read; it opens for whoever said so, for eight hours',
  method: 'POST',
  path: '/staff/v1/applications/openDraft',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.drafts',
  limit: 'write',
  encoding: 'json',
});

export const staffExport = route<schemas.StaffExport>({
  name: 'staffExport',
  summary: 'One application as a PDF: what the role may not see is not in it, and each export is logged',
  method: 'POST',
  path: '/staff/v1/applications/export',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.read',
  limit: 'write',
  encoding: 'json',
});

export const staffExportState = route<schemas.StaffExportState>({
  name: 'staffExportState',
  summary: 'How far a document is that a staff member asked for, and where it is once it is ready',
  method: 'GET',
  path: '/staff/v1/applications/exportState',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.read',
  limit: 'read',
});

export const editApplication = route<schemas.EditApplication>({
  name: 'editApplication',
  summary: 'Opens somebody’s form for a staff member to write in',
  method: 'POST',
  path: '/staff/v1/applications/edit',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.edit',
  limit: 'write',
  encoding: 'json',
});

export const applicationLog = route<schemas.ApplicationLog>({
  name: 'applicationLog',
  summary: 'Who read an application and who changed what in it',
  method: 'GET',
  path: '/staff/v1/applications/log',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.edit',
  limit: 'read',
});

export const enterAsStaff = route<schemas.EnterAsStaff>({
  name: 'enterAsStaff',
  summary: 'Turns the code of an editing address into a session of 30 minutes, once',
  method: 'POST',
  path: '/v1/enroll/account/enterAsStaff',
  scope: 'project',
  access: ['anyone'],
  whileSuspended: true,
  limit: 'credential',
  encoding: 'form',
});
