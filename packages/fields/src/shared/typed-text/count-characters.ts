/** Characters as people count them: a rare Chinese character or an emoji is one. Blanks around do not count. */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}
