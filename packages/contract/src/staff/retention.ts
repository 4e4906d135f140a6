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

const ofApplication = { scope: 'installation', access: ['staff'], may: 'applications.edit' } as const;
const change = { ...ofApplication, method: 'POST', limit: 'write', encoding: 'json' } as const;

export const findHold = route<schemas.FindHold>({
  ...ofApplication,
  name: 'findHold',
  summary: 'Whether somebody is held back from retention, by whom and why',
  method: 'GET',
  path: '/staff/v1/applications/hold',
  limit: 'read',
});

export const holdBack = route<schemas.HoldBack>({
  ...change,
  name: 'holdBack',
  summary: 'Holds the person of an application back from retention, with a reason: they are neither told nor deleted',
  path: '/staff/v1/applications/hold/begin',
});

export const releaseHold = route<schemas.ReleaseHold>({
  ...change,
  name: 'releaseHold',
  summary: 'Ends holding somebody back; where they are due, they are told from the beginning',
  path: '/staff/v1/applications/hold/end',
});
