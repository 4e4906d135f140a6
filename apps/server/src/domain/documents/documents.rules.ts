import type { DocumentRow } from './documents.queries.ts';

const minute = 60_000;
/** Long enough to save it, short enough to leave nothing lying about. */
export const lifetimeMs = 60 * minute;
// An existing document is given again only if it can still be saved for this long.
const restMs = 10 * minute;
// A job that has not come to its end by then will not.
const patienceMs = 15 * minute;
const mostKept = 3;

type DocumentProgress = Pick<DocumentRow, 'state' | 'created_at' | 'expires_at'>;

/** How far a document is; one that is not made in time has failed. */
export function stateAt({ state, created_at, expires_at }: DocumentProgress, now: Date): DocumentRow['state'] {
  if (now >= expires_at) return 'failed';
  const isLate = state === 'working' && now.getTime() - created_at.getTime() > patienceMs;
  return isLate ? 'failed' : state;
}

/** Whether a request for the same document is answered with this one. */
export function isReusable(
  document: DocumentProgress & Pick<DocumentRow, 'fingerprint'>,
  fingerprint: string,
  now: Date,
): boolean {
  const isLasting = document.expires_at.getTime() - now.getTime() >= restMs;
  return document.fingerprint === fingerprint && isLasting && stateAt(document, now) !== 'failed';
}

/** What a new document replaces: all but the newest few that are ready. Each person has only one under way. */
export function listReplaced<D extends DocumentProgress>(newestFirst: readonly D[], now: Date): readonly D[] {
  const ready = newestFirst.filter((document) => stateAt(document, now) === 'ready');
  const remaining = new Set(ready.slice(0, mostKept - 1));
  return newestFirst.filter((document) => !remaining.has(document));
}

// Made one after the other, they are all ready in time.
const mostInTheMaking = 20;
const mostKeptOfStaff = 50;

/** Whether a staff member must wait for what they asked for before. */
export function hasTooManyUnderWay(ofStaff: readonly DocumentProgress[], now: Date): boolean {
  return ofStaff.filter((document) => stateAt(document, now) === 'working').length >= mostInTheMaking;
}

/** What a new document replaces of those that a staff member asked for: after so many exports the first are saved. */
export function listReplacedOfStaff<D extends DocumentProgress>(newestFirst: readonly D[], now: Date): readonly D[] {
  return newestFirst.filter((document) => stateAt(document, now) === 'ready').slice(mostKeptOfStaff - 1);
}

// A line break takes the space, and the time, of many characters.
const charactersOfLine = 100;

/** How much there is to set: the characters of a document's JSON, and those that its line breaks stand for. */
function weightOf(content: string): number {
  return content.length + (content.split(String.raw`\n`).length - 1) * charactersOfLine;
}

/** Above this weight, or with pictures, a document is made by a job. */
const heaviestAtOnce = 250_000;

export function isSmall(content: string, pictures: number): boolean {
  return pictures === 0 && weightOf(content) <= heaviestAtOnce;
}

// A thousand pages: nobody reads more, and others would wait.
const heaviest = 3_000_000;

export function isTooLong(content: string): boolean {
  return weightOf(content) > heaviest;
}
