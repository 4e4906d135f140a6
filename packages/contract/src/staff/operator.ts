import { route } from '../wire/route.ts';
import type * as schemas from './operator.schemas.ts';

// Our additions, all of them: the specification says nothing about running an installation.
export const recentErrors = route<schemas.RecentErrors>({
  name: 'recentErrors',
  summary: 'Unexpected errors of the last days, newest first, or the one with a reference',
  method: 'GET',
  path: '/staff/v1/operator/errors',
  scope: 'installation',
  access: ['staff'],
  may: 'operator.read',
  limit: 'read',
});
