/**
 * Spec 5: each Chinese character is one word, each run of Latin letters or digits is one. An apostrophe or hyphen is
 * neither letter nor digit and ends the run; so do signs and emoji, and kana, hangul and other scripts, which count nothing.
 */
export function countWords(text: string): number {
  let count = 0;
  word.lastIndex = 0;
  // Only tested, never matched: this runs on every keystroke and makes no array.
  while (word.test(text)) count += 1;
  return count;
}

// Marks belong to the letter before them: é is often typed as e and an accent.
const word = /\p{Script=Han}|[\p{Script=Latin}\d０-９][\p{Script=Latin}\d０-９\p{M}]*/gu;
