import { hasMoreParts } from '../../platform/json-parts.ts';
import { Refused } from '../../platform/refused.ts';

// Two hundred rows with fifty answers each; no form has more. Each costs two or three microseconds to process.
export const mostParts = 10_000;

const longestAnswer = 102_400;
// A text with fewer UTF-16 units can never exceed the limit in bytes.
const fewestUnits = longestAnswer / 3;

/**
 * The changes of a save as JSON. NUL characters, which pasted text may contain and PostgreSQL cannot store, are
 * removed; a text that is too long is refused with an error that names it.
 */
export function readJson(wire: string): object {
  if (hasMoreParts(wire, mostParts)) throw new Refused('moduleTooLarge');
  const mayHoldOddities = wire.length > fewestUnits || wire.includes(String.raw`\u0000`);
  const content = parsed(wire, mayHoldOddities ? (_key, part: unknown) => readPart(part) : undefined);
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  throw new Refused('malformed');
}

function parsed(wire: string, reviver: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(wire, reviver);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('malformed');
  }
}

function readPart(part: unknown): unknown {
  if (typeof part !== 'string') return part;
  if (part.length > fewestUnits && Buffer.byteLength(part) > longestAnswer) throw new Refused('answerTooLong');
  return part.replaceAll('\u0000', '');
}
