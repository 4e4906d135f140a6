const longestRun = 24;

/**
 * A text that can be typeset: without control characters, and with a break opportunity wherever a run of letters would
 * be wider than its column.
 */
export function printable(text: string): string {
  const clean = text
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(steering, '');
  const low = mayHaveMarks.test(clean) ? clean.replaceAll(marks, '$1') : clean;
  const whole = low.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  return mayHaveRuns.test(whole) ? whole.replaceAll(runs, (run) => run.replaceAll(pieces, '$&\u200B')) : whole;
}

// Quick tests that save most texts the slow ones. No combining mark is ASCII, Chinese or an emoji.
const mayHaveMarks = /[^\0-\u02FF\u3100-\u9FFF\uD83C-\uD83E]{9}/;
const mayHaveRuns = /[^\s\u4E00-\u9FFF\u200B]{24}/;

// Control characters, direction marks and invisible break opportunities.
const steering = /(?!\n)[\p{Cc}\u00AD\u2060\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu;
// No script needs more combining marks on one letter; typesetting thousands of them would take minutes.
const marks = /(\p{M}{8})\p{M}+/gu;
// Chinese breaks anywhere; a long run without spaces does not.
const runs = new RegExp(String.raw`[^\s\p{Script=Han}\u200B]{${longestRun},}`, 'gu');
const pieces = /.{8}/gu;
