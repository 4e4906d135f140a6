import type { Calculation } from '@portico/form-engine/definition/calculation';
import type { Codec } from '../codec/codec.ts';
import { isRecord, opened } from '../codec/json.ts';
import { isNothing } from '../codec/structures.ts';
import { count, reference, text } from '../codec/values/scalars.ts';
import { texts } from '../codec/values/texts.ts';
import type { Notes } from '../codec/notes.ts';
import { plainKeysOf } from '../codec/wire-key.ts';
import type { SpelledField } from '../field/spelled-field.ts';

/** Our addition: spec 3 has no calculated fields. Understood whole or not at all, as conditions are. */
const calculation: Codec<Calculation> = {
  decode: (wire, notes) => {
    const source = opened(wire);
    if (isNothing(source)) return undefined;
    return isRecord(source) ? decodeRule(source, notes) : null;
  },
  encode: (rule) => ({ ...rule }),
};

export const calculatedKey = plainKeysOf<SpelledField>()('calculated', calculation, 'calculated');

function decodeRule(source: Readonly<Record<string, unknown>>, notes: Notes): Calculation | null {
  const { age, on, sum, average, weights, digits, ...rest } = source;
  if (Object.keys(rest).length > 0) return null;
  const readAge = reference.decode(age, notes);
  const readOn = text.decode(on, notes);
  const readSum = texts.decode(sum, notes);
  const readAverage = texts.decode(average, notes);
  const readWeights = reference.decode(weights, notes);
  const readDigits = count.decode(digits, notes);
  if (readDigits === null || readWeights === null) return null;
  const rounding = readDigits === undefined ? {} : { digits: readDigits };
  const given = [readAge, readSum, readAverage].filter((one) => one !== undefined);
  if (given.length !== 1) return null;
  if (readAge && readOn) return { age: readAge, on: readOn };
  if (readOn !== undefined) return null;
  if (readSum && readWeights === undefined) return { sum: readSum, ...rounding };
  if (!readAverage) return null;
  return { average: readAverage, ...(readWeights === undefined ? {} : { weights: readWeights }), ...rounding };
}
