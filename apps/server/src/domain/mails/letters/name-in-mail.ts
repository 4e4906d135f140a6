const longest = 80;

/**
 * A name as one person typed it, for a mail to another: no line breaks, no signs that turn a text around, and nothing
 * that a mail program would make a link of.
 */
export function nameInMail(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} .,'’‘·・\-‐()（）&]/gu, ' ')
    .replaceAll(/\.(?=[^\s.])/g, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, longest).join('').trim();
}
