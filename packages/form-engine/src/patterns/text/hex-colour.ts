/** A colour as # and 3 or 6 hexadecimal digits. */
export function isHexColour(text: string): boolean {
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text);
}
