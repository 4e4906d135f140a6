/**
 * Letters and spaces, at least one letter. Only A to Z: fields that ask for letters want a name as a passport's machine
 * line has it, where accents do not exist.
 */
export function isLetters(text: string): boolean {
  return /^ *[A-Za-z][A-Za-z ]*$/.test(text);
}
