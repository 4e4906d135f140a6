/** A number as people write it: an optional sign, digits, an optional fraction; no exponent and no lonely dot. */
export function isDecimal(text: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text);
}
