/** A text without any Chinese character. Wide punctuation and letters are no characters; nothing has none either. */
export function isWithoutChinese(text: string): boolean {
  return !/\p{Script=Han}/u.test(text);
}
