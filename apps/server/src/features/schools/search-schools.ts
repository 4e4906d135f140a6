import { LRUCache } from 'lru-cache';
import { allSchools, type School } from './all-schools.ts';
import { foldName } from './fold-name.ts';

const mostAnswers = 20;
const mostWords = 8;

/**
 * Schools whose names contain the text, best matches first: whole names, beginnings of names, beginnings of words,
 * others.
 */
export function searchSchools(typed: string): readonly School[] {
  const sought = foldName(typed);
  if (sought === '') return [];
  const cached = remembered.get(sought);
  if (cached !== undefined) return cached;
  const found = lookThrough(sought);
  remembered.set(sought, found);
  return found;
}

// Many people type the same first letters of few names.
const remembered = new LRUCache<string, readonly School[]>({ max: 5_000 });

function lookThrough(sought: string): readonly School[] {
  const words = sought.split(' ').slice(0, mostWords);
  const found: [School[], School[], School[], School[]] = [[], [], [], []];
  for (const { school, names } of index) {
    if (words.every((word) => names.includes(word))) found[rankOf(sought, names)].push(school);
  }
  return found.flat().slice(0, mostAnswers);
}

// Names are normalised once, at the start.
const index = allSchools.map((school) => ({ school, names: namesOf(school) }));

/** All names in one text, separated by line breaks. */
function namesOf({ name, short }: School): string {
  const names = [name.sc, name.tc, name.en, ...short].map(foldName);
  return `\n${[...new Set(names)].join('\n')}\n`;
}

function rankOf(sought: string, names: string): 0 | 1 | 2 | 3 {
  if (names.includes(`\n${sought}\n`)) return 0;
  if (names.includes(`\n${sought}`) || names.includes(`\nthe ${sought}`)) return 1;
  return names.includes(` ${sought}`) ? 2 : 3;
}
