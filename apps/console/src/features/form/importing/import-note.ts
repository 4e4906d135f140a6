import type { LocalText } from '@portico/form-engine/language';

/** Something in a file that is not as it is taken over. Every one is read before anything is changed. */
export interface ImportNote {
  /** Where it is: the path of a JSON file, or sheet, row and column. */
  readonly place: string;
  /** What it is about, where that is easier to know than its place. */
  readonly name?: LocalText;
  /** What was found there, shortened; empty if nothing was. */
  readonly found: string;
  readonly problem: NoteProblem;
  /** What it was given instead. */
  readonly instead?: string;
}

export const noteProblems = [
  'unknown',
  'unreadable',
  'missing',
  'leftOut',
  'leftOutWith',
  'shortened',
  'characters',
  'tooMany',
  'unevenLines',
  'renamedKey',
  'renamedId',
  'otherParts',
  'unknownColumn',
  'unknownSheet',
  'unknownType',
  'unwritable',
  'notInList',
] as const;

export type NoteProblem = (typeof noteProblems)[number];

/** Collects notes; `at` goes one step down. */
export class Notes {
  constructor(
    readonly list: ImportNote[] = [],
    private readonly place = '',
  ) {}

  at(step: string | number): Notes {
    const name = typeof step === 'number' ? `[${step}]` : `${this.place === '' ? '' : '.'}${shortened(step, 60)}`;
    return new Notes(this.list, `${this.place}${name}`);
  }

  add(problem: NoteProblem, found: unknown, instead?: string): void {
    const note = { place: this.place, found: shownOf(found), problem };
    this.list.push(instead === undefined ? note : { ...note, instead });
  }
}

/** A value as a person can recognise it. */
export function shownOf(value: unknown): string {
  if (value === undefined) return '';
  return shortened(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), 120);
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
