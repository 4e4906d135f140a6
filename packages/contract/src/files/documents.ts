import type * as schemas from './documents.schemas.ts';
import { route } from '../wire/route.ts';
import { filePath } from './uploads.ts';

/** The path of documents, followed by the uid. Below the path of files, so that the same cookie opens it. */
export const documentPath = `${filePath}/document`;

/** The path of documents that staff requested, followed by the uid. */
export const staffDocumentPath = '/staff/v1/document';

export const exportApplication = route<schemas.ExportApplication>({
  name: 'exportApplication',
  summary: 'The application as a PDF: at once where it is small, else by a job; while nothing changed, the same one',
  method: 'POST',
  path: '/v1/enroll/apply/export',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
  opensFiles: true,
});

// Our addition: the specification has no call for the progress of an export.
export const exportState = route<schemas.ExportState>({
  name: 'exportState',
  summary: 'How far a document is that was asked for, and where it is once it is ready',
  method: 'GET',
  path: '/v1/enroll/apply/exportState',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  opensFiles: true,
  uidNames: 'document',
});
