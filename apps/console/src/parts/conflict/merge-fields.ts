export interface Merged<Values extends object> {
  /** Every field as whoever changed it left it; fields that both changed as they are now. */
  readonly values: Values;
  /** Fields that both changed, to different values. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/** Joins the changes of two people who began with the same values. */
export function mergeFields<Values extends object>(base: Values, mine: Values, theirs: Values): Merged<Values> {
  const values = { ...theirs };
  const conflicts: (keyof Values & string)[] = [];
  for (const field in mine) {
    if (isSame(mine[field], base[field]) || isSame(mine[field], theirs[field])) continue;
    if (isSame(theirs[field], base[field])) values[field] = mine[field];
    else conflicts.push(field);
  }
  return { values, conflicts };
}

/** Compares values of a form: texts, numbers, lists and records of these. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
