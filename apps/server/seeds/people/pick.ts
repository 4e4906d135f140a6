/** One of a list, always the same for the same place. */
export function pick<T>(list: readonly [T, ...T[]], place: number): T {
  return list[place % list.length] ?? list[0];
}
