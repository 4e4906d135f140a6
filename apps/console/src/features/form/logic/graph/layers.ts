interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Names that are connected by lines, in layers from left to right. */
export type Layers = readonly (readonly string[])[];

/** Each connected part of the graph in layers, in the order of the names. */
export function layersOf(names: readonly string[], links: readonly Pair[]): readonly Layers[] {
  const next = neighbours(links, 'from', 'to');
  const before = neighbours(links, 'to', 'from');
  const forward = withoutCircles(names, next);
  const backward = neighbours(
    [...forward].flatMap(([from, all]) => all.map((to) => ({ from, to }))),
    'to',
    'from',
  );
  const depth = longestPaths(names, forward, backward);
  return components(names, next, before).map((members) => {
    const layers: string[][] = [];
    for (const name of members) {
      const at = depth.get(name) ?? 0;
      while (layers.length <= at) layers.push([]);
      layers[at]?.push(name);
    }
    return untangled(layers, next, before);
  });
}

type Neighbours = ReadonlyMap<string, readonly string[]>;

function neighbours(links: readonly Pair[], of: keyof Pair, to: keyof Pair): Neighbours {
  const found = new Map<string, string[]>();
  for (const link of links) {
    const list = found.get(link[of]) ?? [];
    found.set(link[of], list);
    list.push(link[to]);
  }
  return found;
}

/** Lines that lead back to a part that is still being walked are left out, so that layers have an order. */
function withoutCircles(names: readonly string[], next: Neighbours): Neighbours {
  const kept = new Map<string, string[]>();
  const state = new Map<string, 'open' | 'done'>();
  for (const start of names) {
    if (state.has(start)) continue;
    state.set(start, 'open');
    const path = [{ name: start, at: 0 }];
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const to = next.get(here.name)?.[here.at];
      here.at += 1;
      if (to === undefined) {
        state.set(here.name, 'done');
        path.pop();
        continue;
      }
      if (state.get(to) === 'open') continue;
      kept.set(here.name, [...(kept.get(here.name) ?? []), to]);
      if (state.get(to) === undefined) {
        state.set(to, 'open');
        path.push({ name: to, at: 0 });
      }
    }
  }
  return kept;
}

/** How far to the right each stands: behind everything that leads to it. */
function longestPaths(names: readonly string[], next: Neighbours, before: Neighbours): ReadonlyMap<string, number> {
  const waiting = new Map(names.map((name) => [name, before.get(name)?.length ?? 0]));
  const depth = new Map(names.map((name) => [name, 0]));
  const ready = names.filter((name) => waiting.get(name) === 0);
  // The list grows while it is walked.
  for (const name of ready)
    for (const to of next.get(name) ?? []) {
      depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(name) ?? 0) + 1));
      const left = (waiting.get(to) ?? 0) - 1;
      waiting.set(to, left);
      if (left === 0) ready.push(to);
    }
  return depth;
}

function components(names: readonly string[], next: Neighbours, before: Neighbours): readonly (readonly string[])[] {
  const seen = new Set<string>();
  return names.flatMap((start) => {
    if (seen.has(start)) return [];
    const members = new Set([start]);
    // The set grows while it is walked.
    for (const name of members) for (const other of around(name, next, before)) members.add(other);
    for (const name of members) seen.add(name);
    return [names.filter((name) => members.has(name))];
  });
}

function around(name: string, next: Neighbours, before: Neighbours): readonly string[] {
  return [...(next.get(name) ?? []), ...(before.get(name) ?? [])];
}

const sweeps = 4;

/** Fewer crossings: what a part is linked with draws it to the same height, from the left and from the right in turn. */
function untangled(layers: readonly (readonly string[])[], next: Neighbours, before: Neighbours): Layers {
  const sorted = layers.map((layer) => [...layer]);
  const height = new Map<string, number>();
  const note = (layer: readonly string[]) => layer.forEach((name, index) => height.set(name, index / layer.length));
  sorted.forEach(note);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const sideways = sweep % 2 === 0 ? before : next;
    for (const index of sorted.keys()) {
      const layer = sorted[sweep % 2 === 0 ? index : sorted.length - 1 - index] ?? [];
      const wanted = new Map(layer.map((name) => [name, mean(sideways.get(name), height) ?? height.get(name) ?? 0]));
      layer.sort((one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0));
      note(layer);
    }
  }
  return sorted;
}

function mean(names: readonly string[] | undefined, of: ReadonlyMap<string, number>): number | null {
  if (names === undefined || names.length === 0) return null;
  return names.reduce((sum, name) => sum + (of.get(name) ?? 0), 0) / names.length;
}
