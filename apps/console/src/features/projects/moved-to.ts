/** The list with one entry at another place. */
export function movedTo(list: readonly string[], id: string, to: number): string[] {
  const rest = list.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
