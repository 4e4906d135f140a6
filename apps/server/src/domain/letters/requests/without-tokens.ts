/** The same words without what may be a link that is for its receiver alone: somebody may pass it on with them. */
export function withoutTokens(words: string): string {
  return words.replaceAll(/[\x21-\x7e]*(?:token=|[\w-]{43})[\x21-\x7e]*/gi, '…').trim();
}
