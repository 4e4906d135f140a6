import { narrow } from './narrow.ts';
import { dropUnseen } from './unseen.ts';

// Normalising takes quadratic time if combining marks pile up; longer texts are compared as they are.
const longest = 20_000;

/** One key for all spellings of a text that look the same. */
export function textKey(text: string): string {
  if (text.length > longest) return text;
  return oneDot(narrow(dropUnseen(text.replaceAll(/\s+/g, ' ')).normalize('NFKC')))
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** The dot inside a name such as 阿依古丽·买买提, which keyboards write in several ways. */
export function oneDot(text: string): string {
  // Blanks are matched together with what follows them: a pattern that starts with blanks would restart at each of
  // them.
  return text.replaceAll(/ +(?:[·•‧∙⋅・･]+ *)?|[·•‧∙⋅・･]+ */g, (run) => (run.trim() === '' ? run : '·'));
}
