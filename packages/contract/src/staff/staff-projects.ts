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

export const projectAddress = route<schemas.ProjectAddress>({
  name: 'projectAddress',
  summary: 'The slug of a project, and those it had before',
  method: 'GET',
  path: '/staff/v1/projects/address',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'read',
});

export const changeSlug = route<schemas.ChangeSlug>({
  name: 'changeSlug',
  summary: 'Changes the slug; the former one keeps leading to the project',
  method: 'POST',
  path: '/staff/v1/projects/slug',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'write',
  encoding: 'json',
});

export const suspendProject = route<schemas.SuspendProject>({
  name: 'suspendProject',
  summary: 'Suspends a project or resumes it: a suspended portal takes nothing',
  method: 'POST',
  path: '/staff/v1/projects/suspended',
  scope: 'installation',
  access: ['staff'],
  may: 'projects.suspend',
  limit: 'write',
  encoding: 'json',
});

export const archiveProject = route<schemas.ArchiveProject>({
  name: 'archiveProject',
  summary: 'Archives a project or takes that back; it is suspended then',
  method: 'POST',
  path: '/staff/v1/projects/archived',
  scope: 'installation',
  access: ['staff'],
  may: 'projects.archive',
  limit: 'write',
  encoding: 'json',
});

export const listProject = route<schemas.ListProject>({
  name: 'listProject',
  summary: 'Whether the start page lists a project',
  method: 'POST',
  path: '/staff/v1/projects/listed',
  scope: 'installation',
  access: ['staff'],
  may: 'settings.change',
  limit: 'write',
  encoding: 'json',
});

export const orderProjects = route<schemas.OrderProjects>({
  name: 'orderProjects',
  summary: 'The order of an organisation’s projects on the start page',
  method: 'POST',
  path: '/staff/v1/organisations/order',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'write',
  encoding: 'json',
});

export const orderOrganisations = route<schemas.OrderOrganisations>({
  name: 'orderOrganisations',
  summary: 'The order of organisations on the start page',
  method: 'POST',
  path: '/staff/v1/organisations/order-all',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.create',
  limit: 'write',
  encoding: 'json',
});

export const createOrganisation = route<schemas.CreateOrganisation>({
  name: 'createOrganisation',
  summary: 'Makes an organisation',
  method: 'POST',
  path: '/staff/v1/organisations/create',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.create',
  limit: 'write',
  encoding: 'json',
});

export const renameOrganisation = route<schemas.RenameOrganisation>({
  name: 'renameOrganisation',
  summary: 'Changes the name of an organisation',
  method: 'POST',
  path: '/staff/v1/organisations/rename',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.change',
  limit: 'write',
  encoding: 'json',
});

export const suspendOrganisation = route<schemas.SuspendOrganisation>({
  name: 'suspendOrganisation',
  summary: 'Suspends an organisation with all its portals, or resumes it',
  method: 'POST',
  path: '/staff/v1/organisations/suspended',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.suspend',
  limit: 'write',
  encoding: 'json',
});

export const archiveOrganisation = route<schemas.ArchiveOrganisation>({
  name: 'archiveOrganisation',
  summary: 'Archives an organisation with all its projects or takes that back; it is suspended then',
  method: 'POST',
  path: '/staff/v1/organisations/archived',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.suspend',
  limit: 'write',
  encoding: 'json',
});

export const copyOrganisation = route<schemas.CopyOrganisation>({
  name: 'copyOrganisation',
  summary: 'Makes an organisation with copies of projects of another one, without its people',
  method: 'POST',
  path: '/staff/v1/organisations/copy',
  scope: 'installation',
  access: ['staff'],
  may: 'organisations.create',
  limit: 'write',
  encoding: 'json',
});

export const projectTemplates = route<schemas.ProjectTemplates>({
  name: 'projectTemplates',
  summary: 'What a new project can begin with',
  method: 'GET',
  path: '/staff/v1/projects/templates',
  scope: 'installation',
  access: ['staff'],
  may: 'projects.create',
  limit: 'read',
});

export const createProject = route<schemas.CreateProject>({
  name: 'createProject',
  summary: 'Makes a project of a template',
  method: 'POST',
  path: '/staff/v1/projects/create',
  scope: 'installation',
  access: ['staff'],
  may: 'projects.create',
  limit: 'write',
  encoding: 'json',
});

export const copyProject = route<schemas.CopyProject>({
  name: 'copyProject',
  summary: 'Makes a project like another one, without its people',
  method: 'POST',
  path: '/staff/v1/projects/copy',
  scope: 'installation',
  access: ['staff'],
  may: 'projects.create',
  limit: 'write',
  encoding: 'json',
});
