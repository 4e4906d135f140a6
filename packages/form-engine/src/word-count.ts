/**
 * Spec 5: each Chinese character is one word, each run of Latin letters or digits is one. An apostrophe or hyphen is
 * neither letter nor digit and ends the run, and so do signs and emoji, which count nothing. Scripts that the specification
 * does not speak of count by the same measure: kana and hangul by the character, all others by the run.
 */
export function countWords(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    const end = isUsualHan(code) ? at + 1 : code < firstBeyondAscii ? endOfAscii(text, at) : endOfWord(word, text, at);
    if (end > at) count += 1;
    at = end > at ? end : at + (isPair(text, at) ? 2 : 1);
  }
  return count;
}

const firstBeyondAscii = 0x80;

// Nearly all characters of nearly all texts are told by their number: the patterns below take far longer, and a
// server counts the words of a whole application at a stretch.
function isUsualHan(code: number): boolean {
  return code >= 0x4e00 && code <= 0x9fa5;
}

/** Where a run that begins with an ASCII letter or digit ends; the same place where none begins. */
function endOfAscii(text: string, start: number): number {
  let at = start;
  while (isLetterOrDigit(text.charCodeAt(at))) at += 1;
  const mayGoOn = at > start && text.charCodeAt(at) >= firstBeyondAscii && !isUsualHan(text.charCodeAt(at));
  return mayGoOn ? endOfWord(restOfRun, text, at) : at;
}

function isLetterOrDigit(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

function endOfWord(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff;
}

// Marks belong to the letter before them: é is often typed as e and an accent.
const restOfRun = /[\p{Script=Latin}\d０-９\p{M}]*/uy;
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{Script=Latin}\d０-９][\p{Script=Latin}\d０-９\p{M}]*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Latin}])\p{L}\p{M}*)+/uy;
