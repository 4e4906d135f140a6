/**
 * Letters and spaces, at least one letter. Only A to Z: fields that ask for letters want a name as in the
 * machine-readable line of a passport, which has no accents.
 */
export function isLetters(text: string): boolean {
  return /^ *[A-Za-z][A-Za-z ]*$/.test(text);
}
