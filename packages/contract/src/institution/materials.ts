import { route } from '../wire/route.ts';
import type * as schemas from './materials.schemas.ts';

const ofApplicants = { scope: 'project', access: ['applicant'] } as const;

export const reviewMaterials = route<schemas.ReviewMaterials>({
  ...ofApplicants,
  name: 'getReviewMaterialList',
  summary: 'Files that the institution offers for download, pinned ones first, then the newest',
  method: 'GET',
  path: '/v1/enroll/getReviewMaterialList',
  limit: 'read',
  opensFiles: true,
});

export const addMaterialDownload = route<schemas.AddMaterialDownload>({
  ...ofApplicants,
  name: 'addMaterialDownloadInfo',
  summary: 'Records that the caller has downloaded a file of the list',
  method: 'POST',
  path: '/v1/enroll/addMaterialDownloadInfo',
  limit: 'write',
  encoding: 'form',
});
