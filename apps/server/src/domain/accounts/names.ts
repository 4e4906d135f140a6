import { Refused } from '../../platform/refused.ts';

const longest = 60;

/** A name that is safe in a greeting: one line, without anything that a mail program would turn into a link. */
export function readName(typed: string): string {
  const name = typed.trim().normalize('NFC');
  if (name === '' || [...name].length > longest || breaksOut.test(name) || isLink.test(name.normalize('NFKC')))
    throw new Refused('nameWrong');
  return name;
}

// Line ends, control characters, and characters that change the direction of the following text.
const breaksOut = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const isLink = /:\/\/|\bwww\./i;
