import { Refused } from '../../platform/refused.ts';

const longest = 60;

/** A name as it may stand in a greeting: one line, and nothing in it that a mail program would make a link of. */
export function readName(typed: string): string {
  const name = typed.trim().normalize('NFC');
  if (name === '' || [...name].length > longest || breaksOut.test(name) || isLink.test(name.normalize('NFKC')))
    throw new Refused('nameWrong');
  return name;
}

// Line ends, control characters, and what turns the direction of the text after it.
const breaksOut = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const isLink = /:\/\/|\bwww\./i;
