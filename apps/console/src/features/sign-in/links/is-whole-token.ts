/** Whether a link was opened as it was sent; mail programs break long ones. */
export function isWholeToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token);
}
