/** Whether two values of JSON are the same, whatever the order of their keys; a setting that is undefined is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isNode(one) || !isNode(other)) return false;
  return (
    Object.keys(one).every((name) => isSame(one[name], other[name])) &&
    Object.keys(other).every((name) => name in one || other[name] === undefined)
  );
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
