interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

const largest = 4096;

/**
 * The first file: what the entry imports, and small parts shared by several pages, which nearly every page would fetch
 * besides. One file compresses better than two, and each adds half a kilobyte of headers.
 */
export function startGroup(entry: string, isPart: (id: string) => boolean) {
  let start: ReadonlySet<string> | null = null;
  return (id: string, graph: Graph): string | null => {
    start ??= findStart(entry, isPart, graph);
    return start.has(id) ? 'start' : null;
  };
}

// The helper for those imports, which nothing imports by name.
const runtime = '\0rolldown/runtime.js';

function findStart(entry: string, isPart: (id: string) => boolean, graph: Graph): ReadonlySet<string> {
  const initial = closureOf(entry, graph);
  // The pages behind the first ones share other parts.
  const pages = new Set([...initial].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const uses = new Map<string, number>();
  for (const page of pages) for (const id of closureOf(page, graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  const shared = [...uses].filter(([id, count]) => count > 1 && isPart(id) && sizeOf(id, graph) <= largest);
  return new Set([runtime, ...initial, ...shared.map(([id]) => id)]);
}

/** A module and everything it imports. */
function closureOf(entry: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>([entry]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

function sizeOf(id: string, graph: Graph): number {
  return graph.getModuleInfo(id)?.code?.length ?? 0;
}
