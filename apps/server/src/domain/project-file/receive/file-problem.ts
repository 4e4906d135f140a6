import { Refused } from '../../../platform/refused.ts';

/** What is wrong with a file, in keys that a screen turns into sentences. */
export const fileProblems = [
  'shape',
  'html',
  'address',
  'picture',
  'file',
  'digest',
  'form',
  'period',
  'duplicate',
  'reference',
  'words',
] as const;

export interface FileProblem {
  /** Such as `look.title.en`. */
  readonly place: string;
  readonly problem: (typeof fileProblems)[number];
  /** What exactly, in the words of the check that found it. */
  readonly detail: string;
}

const mostTold = 50;

/** Refuses a file with problems, and says which. */
export function requireSound(problems: readonly FileProblem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  throw new Refused('projectFileUnsound', {
    params: { place: first.place, count: String(problems.length) },
    data: { problems: problems.slice(0, mostTold) },
  });
}
