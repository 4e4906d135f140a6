import { route } from '../wire/route.ts';
import type * as schemas from './schools.schemas.ts';

// Schools are the same for every tenant, so these calls need no tenant and no database.

export const schoolLevels = route<schemas.SchoolLevels>({
  name: 'schoolLevels',
  summary: 'The levels that schools are sorted into',
  method: 'GET',
  path: '/v1/systemConfig/foreignSchoolLevelList',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
});

export const schools = route<schemas.Schools>({
  name: 'schools',
  summary: 'Schools abroad and at home, by level and country, page by page',
  method: 'GET',
  path: '/v1/systemConfig/foreignSchoolList',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
});

export const searchSchools = route<schemas.SearchSchools>({
  name: 'searchSchools',
  summary: 'Schools by a part of their name in any language, or by abbreviation; at most 20, best first',
  method: 'GET',
  path: '/v1/systemConfig/searchSchoolName',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
});
