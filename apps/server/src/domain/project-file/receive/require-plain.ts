import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refused } from '../../../platform/refused.ts';

/** Names by which an object would reach its own prototype. */
const reserved = new Set(['__proto__', 'constructor', 'prototype']);

/** How much is looked at before others get a turn. */
const charactersInOneTurn = 500_000;

/** Refuses what no exported file has: names of the language itself, and characters that the database cannot store. */
export async function requirePlain(root: unknown): Promise<void> {
  const left: unknown[] = [root];
  let read = 0;
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') {
      requireStorable(value);
      read += value.length;
    }
    if (read > charactersInOneTurn) {
      read = 0;
      await nextTurn();
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value)) {
      if (reserved.has(name)) throw new Refused('projectFileForeign', { cause: name });
      requireStorable(name);
      left.push(part);
    }
  }
}

// Only pictures are longer, whose characters the schema checks.
const longestText = 100_000;

function requireStorable(text: string): void {
  if (text.length > longestText) return;
  // A lone surrogate or a zero byte.
  if (/[\0\p{Cs}]/u.test(text)) throw new Refused('projectFileForeign', { cause: 'characters' });
}
