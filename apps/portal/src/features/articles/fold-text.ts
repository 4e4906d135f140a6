/** For searching: without case, accents, and the width of letters, so that ＡＢＣ, abc and ábc are the same. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
