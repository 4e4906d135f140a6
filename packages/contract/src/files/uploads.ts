import { route } from '../wire/route.ts';
import type * as schemas from './uploads.schemas.ts';

/** Where a file is served: the uid follows. */
export const filePath = '/v1/public/file';

/** Where a viewer for office documents fetches a file by a ticket. */
export const officePath = '/v1/public/office';

/** Above this many bytes a file is sent in pieces that can be resumed. */
export const resumableFrom = 5 * 1_048_576;

/**
 * Uploads that can be resumed: tus 1.0.0 (core, creation, termination) under this path. Upload-Metadata names
 * `filename`, `id` and `menu_id`, and from recommenders `letter`; the file exists once `finishUpload` has checked it.
 * What follows the creation names the upload alone, which tells the letter.
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
