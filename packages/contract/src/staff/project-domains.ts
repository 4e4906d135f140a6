import { route } from '../wire/route.ts';
import type * as schemas from './project-domains.schemas.ts';

const ofStaff = { scope: 'installation', access: ['staff'], may: 'settings.change' } as const;
const change = { ...ofStaff, method: 'POST', limit: 'write', encoding: 'json' } as const;

export const projectDomains = route<schemas.ProjectDomains>({
  ...ofStaff,
  name: 'projectDomains',
  summary: 'The domain names of a project, and the DNS records that prove them',
  method: 'GET',
  path: '/staff/v1/projects/domains',
  limit: 'read',
});

export const addDomain = route<schemas.AddDomain>({
  ...change,
  name: 'addDomain',
  summary: 'Claims a domain name for a project; it leads there once it is proved',
  path: '/staff/v1/projects/domains/add',
});

export const proveDomain = route<schemas.ProveDomain>({
  ...change,
  name: 'proveDomain',
  summary: 'Looks for the DNS record of a domain name; where it is found, the name leads to the portal',
  path: '/staff/v1/projects/domains/prove',
});

export const removeDomain = route<schemas.RemoveDomain>({
  ...change,
  name: 'removeDomain',
  summary: 'Gives a domain name up; it no longer leads to the portal',
  path: '/staff/v1/projects/domains/remove',
});
