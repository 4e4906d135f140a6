/** A number as people write it: an optional sign, digits, an optional fraction; no exponent, no dot without digits. */
export function isDecimal(text: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text);
}
