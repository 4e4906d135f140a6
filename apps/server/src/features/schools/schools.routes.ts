import * as routes from '@portico/contract/schools';
import * as schemas from '@portico/contract/schools.schemas';
import { handle } from '../../platform/wire/handle.ts';
import { listSchools } from './list-schools.ts';
import { searchSchools } from './search-schools.ts';
import type { SchoolLevels, Schools } from '@portico/contract/schools.schemas';
import { allSchools, type School } from './all-schools.ts';
import { schoolLevels } from './levels.ts';

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

function presentSchool({ id, name, short, country, level }: School): Schools['output']['list'][number] {
  return { id, name, short: [...short], country_code: country, level };
}

function presentLevels(): SchoolLevels['output']['list'] {
  return Object.entries(schoolLevels).map(([level, name]) => ({
    level,
    name,
    total: allSchools.filter((school) => school.level === level).length,
  }));
}
