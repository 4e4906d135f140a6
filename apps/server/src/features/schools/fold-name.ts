/**
 * Normalises a name for comparison: case, width, accents and full stops are ignored, other punctuation becomes spaces.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘.·・]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
