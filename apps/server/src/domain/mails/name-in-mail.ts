const longest = 80;

/**
 * A name that one person typed, made safe for a mail to another: no line breaks, no direction marks, and nothing that a
 * mail program would turn into a link.
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
