import type { Person } from './person/build-person.ts';
import type { Caller } from './callers.ts';

/** What a recommender is told of whoever asked for the letter. */
const toldToRecommenders = new Set(['name', 'letter', 'request', 'earlier', 'paper', 'stamp', 'arrivingPaper']);
/** What applicants do not read: the letter about them, what staff wrote for themselves. */
const notForApplicants = new Set(['letter', 'paper', 'stamp', 'arrivingPaper', 'earlier', 'entry']);

/** Ids and words that must not be in an answer to this caller. */
export function secretsFrom(caller: Caller, people: readonly Person[]): string[] {
  return people.flatMap((person) =>
    Object.entries({ ...person.ids, ...person.words })
      .filter(([kind]) => !mayRead(caller, person, kind))
      .map(([, mark]) => mark),
  );
}

function mayRead({ audience, people, isStaffEdit }: Caller, person: Person, kind: string): boolean {
  if (!people.includes(person)) return false;
  if (audience === 'recommender') return toldToRecommenders.has(kind);
  if (audience === 'applicant') return !notForApplicants.has(kind) || isStaffEdit === true;
  return true;
}

/** Ids and words of those in whose rows this caller has no business. */
export function marksOfOthers(caller: Caller, people: readonly Person[]): string[] {
  return people
    .filter((person) => !caller.people.includes(person))
    .flatMap((person) => [...Object.values(person.ids), ...Object.values(person.words)]);
}
