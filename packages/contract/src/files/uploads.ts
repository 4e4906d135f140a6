import { route } from '../wire/route.ts';
import type * as schemas from './uploads.schemas.ts';

/** The path of files, followed by the uid. */
export const filePath = '/v1/public/file';

/** The path from which a viewer for office documents fetches a file by a ticket. */
export const officePath = '/v1/public/office';

/** Files larger than this many bytes are sent in pieces that can be resumed. */
export const resumableFrom = 5 * 1_048_576;

/**
 * Resumable uploads: tus 1.0.0 (core, creation, termination) under this path. Upload-Metadata contains `filename`, `id`
 * and `menu_id`, and from recommenders `letter`; the file exists once `finishUpload` has checked it. Later requests
 * name only the upload, which implies the letter.
 */
export const resumablePath = '/v1/public/upload/resumable';
export const tusVersion = '1.0.0';
export const tusContentType = 'application/offset+octet-stream';

export const upload = route<schemas.Upload>({
  name: 'upload',
  summary: 'Brings a file for one field; the file stands last in the body',
  method: 'POST',
  path: '/v1/public/upload',
  scope: 'project',
  access: ['applicant', 'recommender'],
  admitsStaff: true,
  limit: 'upload',
  encoding: 'multipart',
  opensFiles: true,
});

export const finishUpload = route<schemas.FinishUpload>({
  name: 'finishUpload',
  summary: 'Checks a file that arrived in pieces, and makes it one; repeated, it answers the same',
  method: 'POST',
  path: '/v1/public/upload/finish',
  scope: 'project',
  access: ['applicant', 'recommender'],
  admitsStaff: true,
  limit: 'upload',
  encoding: 'form',
  opensFiles: true,
  uidNames: 'file',
});
