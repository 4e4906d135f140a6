/** Characters as people count them: an emoji is one, and blanks around the text are none. Allocates nothing for long texts. */
export function countCharacters(text: string): number {
  const trimmed = text.trim();
  let count = 0;
  for (let at = 0; at < trimmed.length; at += (trimmed.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}
