/** Capital letters and nothing else. Spec 5 gives spaces to letters only, not to capitals. */
export function isCapitals(text: string): boolean {
  return /^[A-Z]+$/.test(text);
}
