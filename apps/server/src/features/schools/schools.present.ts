import type { SchoolLevels, Schools } from '@portico/contract/schools.schemas';
import { allSchools, type School } from './all-schools.ts';
import { schoolLevels } from './levels.ts';

export function presentSchool({ id, name, short, country, level }: School): Schools['output']['list'][number] {
  return { id, name, short: [...short], country_code: country, level };
}

export function presentLevels(): SchoolLevels['output']['list'] {
  return Object.entries(schoolLevels).map(([level, name]) => ({
    level,
    name,
    total: allSchools.filter((school) => school.level === level).length,
  }));
}
