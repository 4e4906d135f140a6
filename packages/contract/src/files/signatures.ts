import { route } from '../wire/route.ts';
import type * as schemas from './signatures.schemas.ts';

export const uploadAutograph = route<schemas.UploadAutograph>({
  name: 'uploadAutograph',
  summary: 'Keeps a drawn signature: for its field, and as the saved signature where it is an applicant’s',
  method: 'POST',
  path: '/v1/enroll/apply/uploadAutograph',
  scope: 'project',
  access: ['applicant', 'recommender'],
  limit: 'upload',
  encoding: 'form',
  opensFiles: true,
});

export const sign = route<schemas.Sign>({
  name: 'sign',
  summary: 'Records that a signature was signed with and the policy on signatures accepted',
  method: 'POST',
  path: '/v1/enroll/apply/sign',
  scope: 'project',
  access: ['applicant', 'recommender'],
  limit: 'write',
  encoding: 'form',
  uidNames: 'file',
});

export const indexList = route<schemas.IndexList>({
  name: 'indexList',
  summary: 'The saved signature and the points code',
  method: 'GET',
  path: '/index/list',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  opensFiles: true,
});
