import { route } from '../wire/route.ts';
import type * as schemas from './project-settings.schemas.ts';

export const projectSettings = route<schemas.ProjectSettings>({
  name: 'projectSettings',
  summary: 'What an institution has settled for a project, and what bounds a change',
  method: 'GET',
  path: '/staff/v1/projects/settings',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'read',
});

export const changeSettings = route<schemas.ChangeSettings>({
  name: 'changeSettings',
  summary: 'Changes settings of a project; refused where somebody else changed them, or where they cannot be combined',
  method: 'POST',
  path: '/staff/v1/projects/settings/change',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'write',
  encoding: 'json',
});
