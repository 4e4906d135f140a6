/** Whether one letter was omitted, added or replaced, or two adjacent letters were swapped. */
export function isOneSlipAway(typed: string, intended: string): boolean {
  if (typed === intended || Math.abs(typed.length - intended.length) > 1) return false;
  const from = commonStart(typed, intended);
  const rest = typed.slice(from);
  const expected = intended.slice(from);
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    isTransposed(typed, intended)
  );
}

/** Whether two adjacent letters were swapped. */
export function isTransposed(typed: string, intended: string): boolean {
  if (typed === intended || typed.length !== intended.length) return false;
  const from = commonStart(typed, intended);
  return (
    typed[from] === intended[from + 1] &&
    typed[from + 1] === intended[from] &&
    typed.slice(from + 2) === intended.slice(from + 2)
  );
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
