import { contentFilePath } from '@portico/contract/content-files';
import { filePath, officePath, resumablePath } from '@portico/contract/uploads';
import type { StreamOperation } from '../../platform/http/docs/open-api.ts';

const one = `${resumablePath}/{uid}` as const;
const theirs = { access: ['applicant', 'recommender'], limit: 'upload' } as const;

/** Operations without a JSON schema: the bytes of files, and resumable uploads (tus 1.0.0). */
export const uploadOperations: readonly StreamOperation[] = [
  {
    ...theirs,
    name: 'createUpload',
    method: 'post',
    path: resumablePath,
    summary:
      'Begins an upload that can be resumed: Upload-Length, Upload-Metadata (filename, id, menu_id, letter, kind, sheet); gives Location',
  },
  {
    ...theirs,
    name: 'uploadOffset',
    method: 'head',
    path: one,
    summary: 'How much of an upload has arrived: Upload-Offset',
  },
  {
    ...theirs,
    name: 'continueUpload',
    method: 'patch',
    path: one,
    summary: 'Adds bytes at Upload-Offset; 409 where that is not the end',
  },
  { ...theirs, name: 'giveUpUpload', method: 'delete', path: one, summary: 'Removes an unfinished upload' },
  {
    access: ['applicant', 'recommender'],
    limit: 'read',
    name: 'readFile',
    method: 'get',
    path: `${filePath}/{uid}`,
    summary: 'One of one’s own files, or of a letter that one may read, whole or by Range; download=1 saves it',
  },
  {
    access: ['applicant', 'recommender'],
    limit: 'read',
    name: 'viewOfficeFile',
    method: 'get',
    path: `${filePath}/{uid}/office`,
    summary: 'Leads to the viewer for office documents, or to a download where the installation names none',
  },
  {
    access: ['anyone'],
    limit: 'read',
    name: 'readContentFile',
    method: 'get',
    path: `${contentFilePath}/{project}/{file}`,
    summary:
      'A file of a published form, or of a published article that is meant for the caller, whole or by Range; download=1 saves it',
  },
  {
    access: ['anyone'],
    limit: 'read',
    name: 'readFileByTicket',
    method: 'get',
    path: `${officePath}/{name}`,
    summary: 'A file for the viewer that was led to it: ticket, good for five minutes',
  },
];
