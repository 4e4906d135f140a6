import type { Person } from './person/build-person.ts';
import type { Caller } from './callers.ts';

/** What a recommender may know about the applicant. */
const toldToRecommenders = new Set(['name', 'letter', 'request', 'earlier', 'paper', 'stamp', 'arrivingPaper']);
/** What applicants may not read: the letter about them, and internal staff entries. */
const notForApplicants = new Set(['letter', 'paper', 'stamp', 'arrivingPaper', 'earlier', 'entry']);

/** Ids and words that must not occur in a response to this caller. */
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

/** Ids and words of the people whose rows this caller may not touch. */
export function marksOfOthers(caller: Caller, people: readonly Person[]): string[] {
  return people
    .filter((person) => !caller.people.includes(person))
    .flatMap((person) => [...Object.values(person.ids), ...Object.values(person.words)]);
}
