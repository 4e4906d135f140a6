import { isSame } from './is-same.ts';

/**
 * The order of a list that two people have changed: what either added is there, what either removed is gone. Null if both
 * have brought the same entries into different orders.
 */
export function mergeLists(
  current: readonly string[],
  from: readonly string[],
  to: readonly string[],
): readonly string[] | null {
  if (isSame(current, from)) return to;
  const [inCurrent, inFrom, inTo] = [new Set(current), new Set(from), new Set(to)];
  const stays = (id: string) => inCurrent.has(id) && inFrom.has(id) && inTo.has(id);
  const [theirs, before, mine] = [current.filter(stays), from.filter(stays), to.filter(stays)];
  const iMoved = !isSame(mine, before);
  if (iMoved && !isSame(theirs, before) && !isSame(theirs, mine)) return null;
  const isRemoved = (id: string) => inFrom.has(id) && !(inCurrent.has(id) && inTo.has(id));
  const [base, other] = iMoved ? [to, current] : [current, to];
  return withAdded(
    base.filter((id) => !isRemoved(id)),
    other.filter((id) => !isRemoved(id)),
  );
}

/** The list with what only the other one has, each behind what is before it there. */
export function withAdded(list: readonly string[], other: readonly string[]): readonly string[] {
  const known = new Set(list);
  const behind = new Map<string | null, string[]>();
  let before: string | null = null;
  for (const id of other) {
    if (known.has(id)) before = id;
    else behind.set(before, [...(behind.get(before) ?? []), id]);
  }
  const follow = (id: string | null) => behind.get(id) ?? [];
  return [...follow(null), ...list.flatMap((id) => [id, ...follow(id)])];
}
