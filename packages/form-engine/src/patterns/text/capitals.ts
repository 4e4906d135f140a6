/** Only capital letters. Spec 5 allows spaces for letters, but not for capitals. */
export function isCapitals(text: string): boolean {
  return /^[A-Z]+$/.test(text);
}
