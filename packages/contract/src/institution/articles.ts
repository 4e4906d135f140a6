import { route } from '../wire/route.ts';
import type * as schemas from './articles.schemas.ts';

const read = { method: 'GET', scope: 'project', access: ['anyone'], limit: 'read', opensFiles: true } as const;

export const notices = route<schemas.Notices>({
  ...read,
  name: 'notice',
  summary: 'Notices with their events, pinned ones first, then the newest',
  path: '/v1/public/notice',
});

export const tidings = route<schemas.Tidings>({
  ...read,
  name: 'tidings',
  summary: 'Station news, news or experiences, pinned ones first, then the newest',
  path: '/v1/public/tidings',
});

export const faq = route<schemas.Faq>({
  ...read,
  name: 'faq',
  summary: 'Questions that are asked often, with their answers',
  path: '/v1/public/faq',
});

// Our addition: a screen of one article needs its text alone.
export const article = route<schemas.ReadArticle>({
  ...read,
  name: 'article',
  summary: 'One article with its text',
  path: '/v1/public/article',
});

export const readNotice = route<schemas.ReadNotice>({
  name: 'readNotice',
  summary: 'Marks an article as read',
  method: 'POST',
  path: '/v1/enroll/user/readNotice',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});
