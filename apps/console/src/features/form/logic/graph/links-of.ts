import type { Sentence } from '../list/use-sentences.ts';

/** All rules that lead from one part of the form to another. */
export interface Link {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly sentences: readonly Sentence[];
  /** Whether following such lines leads back to where one began: nobody could say what shows. */
  readonly isInCircle: boolean;
}

/** Rules that decide what shows, and so must not lead in a circle. */
const deciding: ReadonlySet<Sentence['kind']> = new Set(['shown', 'opens', 'under', 'calculated']);

/** The lines of the graph. A rule over several parts is a line for each pair of them. */
export function linksOf(sentences: readonly Sentence[]): readonly Link[] {
  const byPair = new Map<string, { from: string; to: string; sentences: Sentence[] }>();
  for (const sentence of sentences)
    for (const from of sentence.from)
      for (const to of sentence.to) {
        const id = `${from} ${to}`;
        const link = byPair.get(id) ?? { from, to, sentences: [] };
        byPair.set(id, link);
        link.sentences.push(sentence);
      }
  const isDeciding = (link: { readonly sentences: readonly Sentence[] }) =>
    link.sentences.some(({ kind }) => deciding.has(kind));
  const circles = circlesIn([...byPair.values()].filter(isDeciding));
  return [...byPair].map(([id, link]) => ({
    id,
    ...link,
    isInCircle: isDeciding(link) && circles.has(link.from) && circles.get(link.from) === circles.get(link.to),
  }));
}

interface Pair {
  readonly from: string;
  readonly to: string;
}

/** The parts from which lines lead back to themselves, with a number for each circle. Tarjan's, without recursion. */
function circlesIn(links: readonly Pair[]): ReadonlyMap<string, number> {
  const next = new Map<string, string[]>();
  for (const { from, to } of links) next.set(from, [...(next.get(from) ?? []), to]);
  const own = new Set(links.filter(({ from, to }) => from === to).map(({ from }) => from));
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles = new Map<string, number>();
  const close = (name: string) => {
    const from = open.indexOf(name);
    const members = open.splice(from);
    for (const member of members) {
      isOpen.delete(member);
      if (members.length > 1 || own.has(member)) circles.set(member, order.get(name) ?? 0);
    }
  };
  const enter = (name: string) => {
    order.set(name, order.size);
    low.set(name, order.size - 1);
    open.push(name);
    isOpen.add(name);
    return { name, rest: [...(next.get(name) ?? [])] };
  };
  const lower = (name: string, to: number) => low.set(name, Math.min(low.get(name) ?? to, to));
  for (const start of next.keys()) {
    if (order.has(start)) continue;
    const path = [enter(start)];
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const { name, rest } = here;
      const to = rest.pop();
      if (to === undefined) {
        path.pop();
        if (low.get(name) === order.get(name)) close(name);
        const before = path.at(-1);
        if (before !== undefined) lower(before.name, low.get(name) ?? 0);
      } else if (!order.has(to)) path.push(enter(to));
      else if (isOpen.has(to)) lower(name, order.get(to) ?? 0);
    }
  }
  return circles;
}
