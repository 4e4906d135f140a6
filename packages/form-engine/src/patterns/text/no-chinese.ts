/**
 * A text without any Chinese character. Full-width punctuation and letters do not count as such; an empty text passes.
 */
export function isWithoutChinese(text: string): boolean {
  return !/\p{Script=Han}/u.test(text);
}
