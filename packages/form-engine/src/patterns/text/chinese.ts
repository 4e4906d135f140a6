/** Only Chinese characters, from every block. */
export function isChinese(text: string): boolean {
  // The middle dot belongs to names such as 阿依古丽·买买提, only between characters.
  return /^\p{Script=Han}+(?:·\p{Script=Han}+)*$/u.test(text);
}
