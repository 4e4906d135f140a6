import * as routes from '@portico/contract/schools';
import * as schemas from '@portico/contract/schools.schemas';
import { handle } from '../../platform/wire/handle.ts';
import { listSchools } from './list-schools.ts';
import { presentLevels, presentSchool } from './schools.present.ts';
import { searchSchools } from './search-schools.ts';

export const schoolRoutes = [
  handle.anyone(routes.schoolLevels, schemas.schoolLevels, async () => ({ list: presentLevels() })),
  handle.anyone(routes.schools, schemas.schools, async (input) => {
    const { schools, next } = listSchools(input);
    return { list: schools.map(presentSchool), next };
  }),
  handle.anyone(routes.searchSchools, schemas.searchSchools, async ({ name }) => ({
    list: searchSchools(name).map(presentSchool),
  })),
];
