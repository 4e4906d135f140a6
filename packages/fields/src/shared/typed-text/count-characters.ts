/** Characters as a person sees them: an emoji with its parts is one, a letter with its accents too; blanks around are none. */
export function countCharacters(text: string): number {
  const trimmed = text.trim();
  // Nothing in these joins with another: most texts are not taken apart.
  if (simple.test(trimmed)) return trimmed.length;
  return [...charactersOf(trimmed)].length;
}

const simple =
  /^[\n -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3400-\u9fff\uff00-\uff9d]*$/;

// Firefox below 125 has none: there each character of Unicode counts, and the server decides.
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

function charactersOf(text: string): Iterable<unknown> {
  return segmenter?.segment(text) ?? text;
}
