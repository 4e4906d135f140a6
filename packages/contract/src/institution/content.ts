import type * as schemas from './content.schemas.ts';
import { route } from '../wire/route.ts';

export const singlePage = route<schemas.SinglePage>({
  name: 'singlePage',
  summary: 'A page that the institution wrote: the newest edition by key, or one edition by id',
  method: 'GET',
  path: '/v1/public/singlePage',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});

// Our addition: one call tells a screen which pages must be ticked and which are.
export const singlePages = route<schemas.SinglePages>({
  name: 'singlePages',
  summary: 'The newest edition of every page, and whether the caller has read it',
  method: 'GET',
  path: '/v1/public/singlePage/list',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
});

export const readSinglePage = route<schemas.ReadSinglePage>({
  name: 'readSinglePage',
  summary: 'Marks an edition of a page as read, or its tick as set',
  method: 'POST',
  path: '/v1/public/singlePage/read',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});
