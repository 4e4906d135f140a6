import type { Codec } from '../codec.ts';
import { isBlank, isBlankOrZero } from '../json.ts';

/** Text; a number is read as its digits. */
export const text: Codec<string> = {
  decode: (wire) => {
    if (isBlank(wire)) return undefined;
    if (typeof wire === 'string') return wire;
    return typeof wire === 'number' && Number.isFinite(wire) ? String(wire) : null;
  },
  encode: (value) => value,
};

/** The id of something else; 0 means none. */
export const reference: Codec<string> = {
  decode: (wire, notes) => (isBlankOrZero(wire) ? undefined : text.decode(wire, notes)),
  encode: (value) => value,
};

export const flag: Codec<boolean> = {
  decode: (wire) => {
    if (isBlank(wire)) return undefined;
    if (wire === true || wire === 1 || wire === '1' || wire === 'true') return true;
    return wire === false || wire === 0 || wire === '0' || wire === 'false' ? false : null;
  },
  encode: (value) => (value ? 1 : 0),
};

/** A flag that only says something when it is on. */
export const mark: Codec<boolean> = {
  decode: (wire, notes) => {
    const on = flag.decode(wire, notes);
    return on === false ? undefined : on;
  },
  encode: flag.encode,
};

export const number: Codec<number> = {
  decode: (wire) => {
    if (isBlank(wire)) return undefined;
    if (typeof wire === 'number') return Number.isFinite(wire) ? wire : null;
    return typeof wire === 'string' && digits.test(wire) ? Number(wire) : null;
  },
  encode: (value) => value,
};

const digits = /^\s{0,9}[+-]?\d{1,15}(\.\d{1,15})?\s{0,9}$/;

/** A whole number, including 0. */
export const count: Codec<number> = narrowed((value) => Number.isSafeInteger(value) && value >= 0);

/** A maximum count; 0 sets no limit. */
export const limit: Codec<number> = zeroIsNothing(count);

/** A maximum amount, possibly a fraction; 0 sets no limit. */
export const measure: Codec<number> = zeroIsNothing(narrowed((value) => value >= 0));

function narrowed(allows: (value: number) => boolean): Codec<number> {
  return {
    decode: (wire, notes) => {
      const value = number.decode(wire, notes);
      return typeof value === 'number' && !allows(value) ? null : value;
    },
    encode: number.encode,
  };
}

function zeroIsNothing(codec: Codec<number>): Codec<number> {
  return {
    decode: (wire, notes) => {
      const value = codec.decode(wire, notes);
      return value === 0 ? undefined : value;
    },
    encode: codec.encode,
  };
}
