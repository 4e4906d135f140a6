/**
 * Counts characters as a person sees them: an emoji with its parts is one, a letter with its accents too; surrounding
 * blanks do not count.
 */
export function countCharacters(text: string): number {
  const trimmed = text.trim();
  // None of these combine with others, so most texts need no segmentation.
  if (simple.test(trimmed)) return trimmed.length;
  let count = 0;
  character.lastIndex = 0;
  while (character.test(trimmed)) count += 1;
  return count;
}

const simple =
  /^[\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u9fff\uff00-\uff9d]*$/;

// Like Intl.Segmenter, whose time grows with the square of the text: five seconds for 100 KB of accents, in which the
// server answers nobody. What combines with the preceding character: marks, skin tones, joiners, and two vowels that
// Unicode counts here.
const marks = String.raw`[\p{M}\p{Emoji_Modifier}\u200c\u0e33\u0eb3\uff9e\uff9f]*`;
const joins = String.raw`[\p{M}\p{Emoji_Modifier}\u200c\u200d\u0e33\u0eb3\uff9e\uff9f]*`;
const consonant = String.raw`[\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09b9\u09dc-\u09df\u0a95-\u0ab9\u0b15-\u0b39\u0b5c-\u0b5f\u0b71\u0c15-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a]`;
const virama = String.raw`[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]`;
const character = new RegExp(
  [
    String.raw`\r\n`,
    // Flags are two letters.
    String.raw`\p{RI}{2}${joins}`,
    // Families are several people with joiners between them.
    String.raw`\p{Extended_Pictographic}(?:${marks}\u200d\p{Extended_Pictographic})*${joins}`,
    // Hangul syllables spelled in letters.
    String.raw`(?:[\u1100-\u115f\ua960-\ua97c]+[\uac00-\ud7a3]?|[\uac00-\ud7a3])[\u1160-\u11ff\ud7b0-\ud7fb]*${joins}`,
    // Consonants of Indic scripts without a vowel between them.
    String.raw`${consonant}(?:[\u093c\u09bc\u0abc\u0b3c]?${virama}\u200d?${consonant})*${joins}`,
    String.raw`[^\r\n]${joins}`,
    String.raw`[\r\n]`,
  ].join('|'),
  'gu',
);
