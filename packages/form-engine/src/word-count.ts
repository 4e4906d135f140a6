/**
 * Spec 5: each Chinese character is one word, each run of Latin letters or digits is one. An apostrophe or hyphen ends
 * the run, and so do symbols and emoji, which do not count. Scripts that the specification does not mention count in
 * the same way: kana and hangul by the character, all others by the run. This runs on every keystroke, and for every
 * text of a form whenever it is checked, so it allocates nothing and classifies each character once.
 */
export function countWords(text: string): number {
  let count = 0;
  let inside: Kind = kind.sign;
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    at += code > 0xffff ? 2 : 1;
    const current = kindOf(code);
    const isInRun = inside === kind.latin || inside === kind.letter;
    // Marks belong to the preceding letter: é is often typed as e and an accent.
    if (current === kind.mark || (current === kind.wideMark && isInRun)) continue;
    const isWide = current === kind.wide || current === kind.wideMark;
    if (isWide || (current !== kind.sign && current !== inside)) count += 1;
    inside = current;
  }
  return count;
}

const kind = { unknown: 0, sign: 1, wide: 2, latin: 3, letter: 4, mark: 5, wideMark: 6 } as const;
type Kind = number;

const kinds = new Uint8Array(0x110000);

function kindOf(code: number): Kind {
  const cached = kinds[code] ?? kind.unknown;
  if (cached !== kind.unknown) return cached;
  const computed = askKind(String.fromCodePoint(code));
  kinds[code] = computed;
  return computed;
}

function askKind(character: string): Kind {
  const isMark = /\p{M}/u.test(character);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character))
    return isMark ? kind.wideMark : kind.wide;
  if (isMark) return kind.mark;
  if (/[\p{Script=Latin}\d０-９]/u.test(character)) return kind.latin;
  return /\p{L}/u.test(character) ? kind.letter : kind.sign;
}
