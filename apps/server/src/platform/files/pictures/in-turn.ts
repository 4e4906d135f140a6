interface Waiting {
  readonly whose: string;
  readonly begin: () => void;
}

/**
 * Lets a few work at a time, and of one person only one: whoever sends a hundred large pictures waits for their own, and
 * others pass by. Otherwise first come, first served.
 */
export function takingTurns(atOnce: number) {
  const working = new Set<string>();
  const waiting: Waiting[] = [];

  function leave(whose: string): void {
    working.delete(whose);
    const place = waiting.findIndex((one) => !working.has(one.whose));
    const [next] = place < 0 ? [] : waiting.splice(place, 1);
    if (next === undefined) return;
    working.add(next.whose);
    next.begin();
  }

  return async function inTurn<R>(whose: string, run: () => Promise<R>): Promise<R> {
    if (working.size >= atOnce || working.has(whose))
      await new Promise<void>((begin) => waiting.push({ whose, begin }));
    else working.add(whose);
    try {
      return await run();
    } finally {
      leave(whose);
    }
  };
}
