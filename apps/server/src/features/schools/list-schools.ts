import type { Schools } from '@portico/contract/schools.schemas';
import { Refused } from '../../platform/refused.ts';
import { allSchools, type School } from './all-schools.ts';

const usualSize = 50;

/** One page of the matching schools, and the cursor of the next. */
export function listSchools({ level, country, after, size = usualSize }: Schools['input']): SchoolPage {
  const matching = allSchools
    .slice(placeAfter(after))
    .filter((school) => level === undefined || school.level === level)
    .filter((school) => country === undefined || school.country === country.toUpperCase());
  const schools = matching.slice(0, size);
  return { schools, next: matching.length > size ? (schools.at(-1)?.id ?? '') : '' };
}

interface SchoolPage {
  readonly schools: readonly School[];
  readonly next: string;
}

const indexes = new Map(allSchools.map(({ id }, index) => [id, index]));

function placeAfter(id: string | undefined): number {
  if (id === undefined) return 0;
  const index = indexes.get(id);
  if (index === undefined) throw new Refused('notFound');
  return index + 1;
}
