/** Names as they are compared: capitals, widths, accents and points do not matter, other marks are blanks. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’‘.·・]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
