/** Rows of a list from one place up to, but not with, another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const beyond = 20;
const step = 10;

/** What is in sight and some rows beyond, in steps, so that a small scroll draws nothing anew. */
export function widened({ from, to }: Span): Span {
  return { from: Math.floor(from / step) * step - beyond, to: Math.ceil(to / step) * step + beyond };
}

/** The parts of a list that are drawn: what is in sight, and the chosen row with its neighbours. */
export function spansOf(count: number, sight: Span, chosen: number): readonly Span[] {
  const within = ({ from, to }: Span): Span => ({ from: Math.max(0, from), to: Math.min(count, to) });
  const spans = [within(sight), ...(chosen < 0 ? [] : [within({ from: chosen - 1, to: chosen + 2 })])]
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last === undefined || span.from > last.to) joined.push(span);
    else joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return joined;
}
