/** The list with something put in at a place. */
export function withAt<T>(list: readonly T[], at: number, added: T): readonly T[] {
  return [...list.slice(0, at), added, ...list.slice(at)];
}

/** The list without what is at a place. */
export function withoutAt<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_one, index) => index !== at);
}
