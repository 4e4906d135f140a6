import { route } from '../wire/route.ts';
import type * as schemas from './flow-entries.schemas.ts';

export const keepFlowEntry = route<schemas.KeepFlowEntry>({
  name: 'keepFlowEntry',
  summary: 'Adds an entry to a module of a submitted application, or changes it; shown in the preview',
  method: 'POST',
  path: '/staff/v1/applications/flow/keep',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.edit',
  limit: 'write',
  encoding: 'json',
});

export const removeFlowEntry = route<schemas.RemoveFlowEntry>({
  name: 'removeFlowEntry',
  summary: 'Takes an entry out of the preview; keeping it again brings it back',
  method: 'POST',
  path: '/staff/v1/applications/flow/remove',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.edit',
  limit: 'write',
  encoding: 'json',
});

export const uploadForFlow = route<schemas.UploadForFlow>({
  name: 'uploadForFlow',
  summary: 'Brings a file for an entry; the file stands last in the body',
  method: 'POST',
  path: '/staff/v1/applications/flow/upload',
  scope: 'installation',
  access: ['staff'],
  may: 'applications.edit',
  limit: 'upload',
  encoding: 'multipart',
});
