import { route } from '../wire/route.ts';
import type * as schemas from './staff-projects.schemas.ts';

export const staffOrganisations = route<schemas.StaffOrganisations>({
  name: 'staffOrganisations',
  summary: 'The organisations and projects a staff member works for',
  method: 'GET',
  path: '/staff/v1/organisations',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'read',
});

export const staffProject = route<schemas.StaffProject>({
  name: 'staffProject',
  summary: 'One project, and what the staff member may do in it',
  method: 'GET',
  path: '/staff/v1/projects/one',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'read',
});

export const projectOverview = route<schemas.ProjectOverview>({
  name: 'projectOverview',
  summary: 'How many people apply in a project, and its batches',
  method: 'GET',
  path: '/staff/v1/projects/overview',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  limit: 'read',
});
