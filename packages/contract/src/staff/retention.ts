import { route } from '../wire/route.ts';
import type * as schemas from './retention.schemas.ts';

export const retentionPlan = route<schemas.RetentionPlan>({
  name: 'retentionPlan',
  summary: 'What the retention times of a project will delete and when, batch by batch, in numbers',
  method: 'GET',
  path: '/staff/v1/projects/settings/retention',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'read',
});
