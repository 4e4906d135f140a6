/** Whose work it is: tenants take turns, and within a tenant its parties (people or addresses) do. */
export interface Turn {
  readonly tenant: string;
  readonly party: string;
}

type Run = () => Promise<void>;

/**
 * Limits how many run concurrently. Waiting work is served in turns, first by tenant, then by party, so that a hundred
 * tasks of one party only delay that party.
 */
export function limitByTurns(concurrency: number) {
  const tenants = new Map<string, Map<string, Run[]>>();
  let running = 0;

  async function runNext(): Promise<void> {
    if (running === concurrency) return;
    const run = takeTurn(tenants);
    if (run === undefined) return;
    running += 1;
    await run();
    running -= 1;
    void runNext();
  }

  return <R>({ tenant, party }: Turn, work: () => Promise<R>): Promise<R> =>
    new Promise((resolve, reject) => {
      const parties = tenants.get(tenant) ?? new Map<string, Run[]>();
      const runs = parties.get(party) ?? [];
      runs.push(() => work().then(resolve, reject));
      parties.set(party, runs);
      tenants.set(tenant, parties);
      void runNext();
    });
}

/** A map keeps insertion order: whoever had a turn moves to the end, and whoever has nothing left is removed. */
function takeTurn(tenants: Map<string, Map<string, Run[]>>): Run | undefined {
  const [tenant, parties] = first(tenants) ?? [];
  if (tenant === undefined || parties === undefined) return undefined;
  const [party, runs] = first(parties) ?? [];
  if (party === undefined || runs === undefined) return undefined;
  const run = runs.shift();
  moveToEnd(parties, party, runs.length > 0);
  moveToEnd(tenants, tenant, parties.size > 0);
  return run;
}

function first<V>(map: Map<string, V>): [string, V] | undefined {
  return map.entries().next().value;
}

function moveToEnd<V>(map: Map<string, V>, key: string, stays: boolean): void {
  const value = map.get(key);
  map.delete(key);
  if (stays && value !== undefined) map.set(key, value);
}
