/**
 * Spec 5: each Chinese character is one word, each run of Latin letters or digits is one. An apostrophe or hyphen is
 * neither letter nor digit and ends the run, and so do signs and emoji, which count nothing. Scripts that the specification
 * does not speak of count by the same measure: kana and hangul by the character, all others by the run.
 */
export function countWords(text: string): number {
  let count = 0;
  word.lastIndex = 0;
  // Only tested, never matched: this runs on every keystroke and should allocate nothing.
  while (word.test(text)) count += 1;
  return count;
}

// Marks belong to the letter before them: é is often typed as e and an accent.
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{Script=Latin}\d０-９][\p{Script=Latin}\d０-９\p{M}]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Latin}])\p{L}\p{M}*)+/gu;
