import { createHash } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type ChainedLine, type ChainHead, countLines, findHead, listLines } from './chain.queries.ts';
import { lineText } from './line-text.ts';

/**
 * How a chain can be broken: a line is missing, its text is not what was chained, it does not follow the line before,
 * or there are fewer lines, or more, than the head counts.
 */
export const breaks = ['missing', 'changed', 'unlinked', 'cut', 'added'] as const;

interface Broken {
  readonly kind: (typeof breaks)[number];
  /** The number of the first line that is not as it was. */
  readonly seq: number;
  /** The line's id, when it was written and what it says was done; null where it is not there. */
  readonly line: Pick<ChainedLine, 'id' | 'at' | 'action'> | null;
}

export interface Verified extends ChainHead {
  /** Up to which line everything is sound. */
  readonly checked: number;
  readonly broken: Broken | null;
  /** Whether lines are left to check, after `checked`. */
  readonly isPart: boolean;
}

/** Few enough that hashing them holds up nothing else. */
const pageSize = 500;

/**
 * Reads a chain from one line on, in numbers of lines at most, and compares every line with its hash. Each hash is
 * computed here and not in the database, from which the lines come.
 */
export async function verifyChain(
  db: Kysely<Tables>,
  chain: string,
  { after = 0, most = Number.POSITIVE_INFINITY }: { readonly after?: number; readonly most?: number } = {},
): Promise<Verified> {
  const head = (await findHead(db, chain)) ?? { length: 0, head: '' };
  const [start] = after === 0 ? [] : await listLines(db, chain, after - 1, 1);
  let checked = after;
  let prev = start?.hash ?? '';
  const result = (broken: Broken | null) => ({
    ...head,
    checked,
    broken,
    isPart: broken === null && checked < head.length,
  });
  while (checked < head.length && checked - after < most) {
    const lines = await listLines(db, chain, checked, Math.min(pageSize, head.length - checked));
    if (lines.length === 0) return result({ kind: 'cut', seq: checked + 1, line: null });
    for (const line of lines) {
      const kind = breakAt(line, checked + 1, prev);
      if (kind !== null) return result({ kind, seq: checked + 1, line: kind === 'missing' ? null : line });
      prev = line.hash;
      checked += 1;
    }
    await otherWork();
  }
  if (checked < head.length) return result(null);
  return result(await breakAtEnd(db, chain, head, prev));
}

function breakAt(line: ChainedLine, seq: number, prev: string): Broken['kind'] | null {
  if (Number(line.seq) !== seq) return Number(line.seq) > seq ? 'missing' : 'added';
  if (createHash('sha256').update(lineText(line)).digest('hex') !== line.hash) return 'changed';
  return line.prev === prev ? null : 'unlinked';
}

/** The last line is that of the head, and nothing follows. */
async function breakAtEnd(db: Kysely<Tables>, chain: string, head: ChainHead, prev: string): Promise<Broken | null> {
  if (prev !== head.head) return { kind: 'unlinked', seq: head.length, line: null };
  const lines = await countLines(db, chain);
  // In this order, since both grow while somebody works.
  const counted = (await findHead(db, chain))?.length ?? 0;
  if (lines <= counted) return null;
  const [line] = await listLines(db, chain, counted, 1);
  return { kind: 'added', seq: counted + 1, line: line ?? null };
}
