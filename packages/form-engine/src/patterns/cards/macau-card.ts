/**
 * A Macau resident card: 1, 5 or 7, six digits and the check digit, in parentheses, bare, or between strokes as on old
 * cards. The algorithm of the check digit was never published, so it is not checked.
 */
export function isMacauCard(text: string): boolean {
  return /^[157]\d{6}(?:\(\d\)|\d)$|^[157]\/\d{6}\/\d$/.test(text);
}
