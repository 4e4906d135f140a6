import { route } from '../wire/route.ts';
import type * as schemas from './tenants.schemas.ts';

export const authMode = route<schemas.AuthMode>({
  name: 'authMode',
  summary: 'How one signs in to a project, its languages and its service period',
  method: 'GET',
  path: '/v1/public/auth_mode',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});

// The specification gives no path for this call.
export const projectInfo = route<schemas.ProjectInfo>({
  name: 'projectInfo',
  summary: 'Titles, colours, skin and traits of a project',
  method: 'GET',
  path: '/v1/org/project/info',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});

export const settingInfo = route<schemas.SettingInfo>({
  name: 'settingInfo',
  summary: 'Contact, footer and standing texts of a project',
  method: 'GET',
  path: '/v1/org/project/getSettingInfo',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});

export const moduleConfig = route<schemas.ModuleConfig>({
  name: 'moduleConfig',
  summary: 'Which menu items and home-page parts a project shows',
  method: 'GET',
  path: '/v1/enroll/system/moduleConfig',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
  forClients: 'For drawing the menu before anybody has signed in. Screens read it with the home page.',
});

export const projectBatches = route<schemas.ProjectBatches>({
  name: 'projectBatches',
  summary: 'The batches of a project with their times',
  method: 'GET',
  path: '/v1/org/getProjectBatch',
  scope: 'project',
  access: ['anyone'],
  limit: 'read',
});

// Our addition, for the list at /apply/.
export const publicProjects = route<schemas.PublicProjects>({
  name: 'publicProjects',
  summary: 'The projects that are listed publicly',
  method: 'GET',
  path: '/v1/public/projects',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
});
