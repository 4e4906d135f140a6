/** Whether one letter was omitted, added or replaced, or two adjacent letters were swapped. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  const from = commonStart(typed, meant);
  const rest = typed.slice(from);
  const expected = meant.slice(from);
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    isTransposed(typed, meant)
  );
}

/** Whether two adjacent letters were swapped. */
export function isTransposed(typed: string, meant: string): boolean {
  if (typed === meant || typed.length !== meant.length) return false;
  const from = commonStart(typed, meant);
  return (
    typed[from] === meant[from + 1] &&
    typed[from + 1] === meant[from] &&
    typed.slice(from + 2) === meant.slice(from + 2)
  );
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
