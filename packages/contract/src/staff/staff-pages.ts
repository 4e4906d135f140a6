import { route } from '../wire/route.ts';
import type * as schemas from './staff-pages.schemas.ts';

const ofStaff = { scope: 'installation', access: ['staff'] } as const;

/** Pages that screens of the portal know by these keys; a project may have others. */
export const knownPages = ['application-guide', 'known-items', 'terms', 'signature-policy'] as const;

export const staffPages = route<schemas.StaffPages>({
  ...ofStaff,
  may: 'content.edit',
  method: 'GET',
  limit: 'read',
  name: 'staffPages',
  summary: 'The newest edition of every page of a project, and how many have read it',
  path: '/staff/v1/pages',
});

export const publishPage = route<schemas.PublishPage>({
  ...ofStaff,
  may: 'content.publish',
  method: 'POST',
  limit: 'write',
  encoding: 'json',
  name: 'publishPage',
  summary: 'Publishes the next edition of a page; whoever ticked the one before is asked again',
  path: '/staff/v1/pages/publish',
});
