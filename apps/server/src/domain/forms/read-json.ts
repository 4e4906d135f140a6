import { Refused } from '../../platform/refused.ts';

const longestAnswer = 102_400;
// No text of fewer units has more bytes than the longest that is kept.
const fewestUnits = longestAnswer / 3;

/**
 * The changes of a save as JSON. A null character, which pasted text may hold and PostgreSQL has no place for, is left out
 * and the rest kept; a text that is longer than anybody writes is refused by name.
 */
export function readJson(wire: string): object {
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
