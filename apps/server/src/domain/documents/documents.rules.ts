import type { DocumentRow } from './documents.queries.ts';

const minute = 60_000;
/** Long enough to save the document, and short enough not to leave personal data behind. */
export const lifetimeMs = 60 * minute;
// An existing document is only reused if at least this much of its lifetime remains.
const restMs = 10 * minute;
// A job that takes longer than this is treated as failed.
const patienceMs = 15 * minute;
const mostKept = 3;

type DocumentProgress = Pick<DocumentRow, 'state' | 'created_at' | 'expires_at'>;

/** The state of a document; one that was not finished in time has failed. */
export function stateAt({ state, created_at, expires_at }: DocumentProgress, now: Date): DocumentRow['state'] {
  if (now >= expires_at) return 'failed';
  const isLate = state === 'working' && now.getTime() - created_at.getTime() > patienceMs;
  return isLate ? 'failed' : state;
}

/** Whether a new request for the same document can be answered with this one. */
export function isReusable(
  document: DocumentProgress & Pick<DocumentRow, 'fingerprint'>,
  fingerprint: string,
  now: Date,
): boolean {
  const isLasting = document.expires_at.getTime() - now.getTime() >= restMs;
  return document.fingerprint === fingerprint && isLasting && stateAt(document, now) !== 'failed';
}

/** The documents that a new one replaces: all but the newest few finished ones. A person has only one in progress. */
export function listReplaced<D extends DocumentProgress>(newestFirst: readonly D[], now: Date): readonly D[] {
  const ready = newestFirst.filter((document) => stateAt(document, now) === 'ready');
  const remaining = new Set(ready.slice(0, mostKept - 1));
  return newestFirst.filter((document) => !remaining.has(document));
}

// Even one after the other, this many are finished before the time limit.
const mostInTheMaking = 20;
const mostKeptOfStaff = 50;

/** Whether a staff member must wait for earlier requests to finish. */
export function hasTooManyUnderWay(ofStaff: readonly DocumentProgress[], now: Date): boolean {
  return ofStaff.filter((document) => stateAt(document, now) === 'working').length >= mostInTheMaking;
}

/** The documents of a staff member that a new one replaces; they have had time to save the oldest. */
export function listReplacedOfStaff<D extends DocumentProgress>(newestFirst: readonly D[], now: Date): readonly D[] {
  return newestFirst.filter((document) => stateAt(document, now) === 'ready').slice(mostKeptOfStaff - 1);
}

// A line break takes the space and typesetting time of many characters.
const charactersOfLine = 100;

/** The amount to typeset: the characters of the document's JSON, plus the extra cost of line breaks. */
function weightOf(content: string): number {
  return content.length + (content.split(String.raw`\n`).length - 1) * charactersOfLine;
}

/** A heavier document, or one with pictures, is made by a job. */
const heaviestAtOnce = 250_000;

export function isSmall(content: string, pictures: number): boolean {
  return pictures === 0 && weightOf(content) <= heaviestAtOnce;
}

// About a thousand pages; more would keep others waiting too long.
const heaviest = 3_000_000;

export function isTooLong(content: string): boolean {
  return weightOf(content) > heaviest;
}
