import type * as schemas from './previews.schemas.ts';
import { route } from '../wire/route.ts';

export const newPreview = route<schemas.NewPreview>({
  name: 'newPreview',
  summary: 'The whole application to read: modules, answers, tables, and what was changed after submitting',
  method: 'GET',
  path: '/v1/enroll/apply/new_preview',
  scope: 'project',
  access: ['applicant'],
  limit: 'read',
  opensFiles: true,
});

export const mark = route<schemas.Mark>({
  name: 'mark',
  summary:
    'Which entries of the header’s menu hold something for this person to read; none for whoever is not signed in',
  method: 'GET',
  path: '/v1/public/mark',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});
