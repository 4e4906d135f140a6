import type { Language } from '@portico/form-engine/language';
import type { BatchValues } from './calendar.schemas.ts';

/** Something about a batch that has to be put right, at the field where that is done. */
export interface BatchProblem {
  readonly field: keyof BatchValues;
  readonly problem: BatchProblemKey;
}

export type BatchProblemKey =
  | 'untitled'
  | 'endBeforeStart'
  | 'lettersBeforeStart'
  | 'serviceEnds'
  | 'codeTaken'
  | 'codeStays'
  | 'lessThanSubmitted'
  | 'everythingLeftOut'
  | 'documentUnnamed'
  | 'unevenTable';

/** What decides about the values of one batch. */
export interface BatchFacts {
  readonly languages: readonly Language[];
  /** Epoch seconds. */
  readonly serviceEndsAt: number;
  readonly otherCodes: readonly string[];
  /** Its code, once numbers were given; null before. */
  readonly numberedAs: string | null;
  readonly submitted: number;
  /** Ids of the modules of the newest form. */
  readonly modules: readonly string[];
}

type Rule = readonly [keyof BatchValues, BatchProblemKey, (values: BatchValues, facts: BatchFacts) => boolean];

/** What cannot be. Server and console ask the same table. */
const rules: readonly Rule[] = [
  ['title', 'untitled', ({ title }, { languages }) => languages.some((language) => title[language] === '')],
  ['endsAt', 'endBeforeStart', ({ startsAt, endsAt }) => endsAt <= startsAt],
  ['endsAt', 'serviceEnds', ({ endsAt }, { serviceEndsAt }) => endsAt > serviceEndsAt],
  [
    'lettersUntil',
    'lettersBeforeStart',
    ({ lettersUntil, startsAt }) => lettersUntil !== null && lettersUntil <= startsAt,
  ],
  [
    'lettersUntil',
    'serviceEnds',
    ({ lettersUntil }, { serviceEndsAt }) => lettersUntil !== null && lettersUntil > serviceEndsAt,
  ],
  ['code', 'codeTaken', ({ code }, { otherCodes }) => otherCodes.includes(code)],
  ['code', 'codeStays', ({ code }, { numberedAs }) => numberedAs !== null && numberedAs !== code],
  ['capacity', 'lessThanSubmitted', ({ capacity }, { submitted }) => capacity !== null && capacity < submitted],
  [
    'leftOut',
    'everythingLeftOut',
    ({ leftOut }, { modules }) => modules.length > 0 && modules.every((module) => leftOut.includes(module)),
  ],
  [
    'documents',
    'documentUnnamed',
    ({ documents }, { languages }) => documents.some(({ name }) => languages.some((language) => name[language] === '')),
  ],
  [
    'information',
    'unevenTable',
    ({ information }) =>
      information !== null && information.rows.some((row) => row.length !== information.titles.length),
  ],
];

export function batchProblems(values: BatchValues, facts: BatchFacts): readonly BatchProblem[] {
  return rules.flatMap(([field, problem, isBroken]) => (isBroken(values, facts) ? [{ field, problem }] : []));
}

/** The data of the error `settingsRefused`, where a batch is refused. */
export interface BatchRefused {
  readonly problems: readonly BatchProblem[];
}
