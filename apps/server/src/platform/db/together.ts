const most = 64;

interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (answer: O | undefined) => void;
}

/**
 * Lets what comes in while earlier work is under way be done in one go: nobody waits for company, and under load a statement
 * and its commit serve many. An item is answered with undefined where its whole group failed: it is to be tried by itself.
 * `lanes` is how many goes may be under way at once.
 */
export function together<I, O>(
  run: (items: readonly I[]) => Promise<readonly O[]>,
  lanes: number,
): (item: I) => Promise<O | undefined> {
  let waiting: Waiting<I, O>[] = [];
  let busy = 0;
  const next = async (): Promise<void> => {
    if (busy === lanes || waiting.length === 0) return;
    const group = waiting.slice(0, most);
    waiting = waiting.slice(most);
    busy += 1;
    const answers = await run(group.map(({ item }) => item)).catch(() => []);
    busy -= 1;
    group.forEach(({ resolve }, at) => resolve(answers[at]));
    await next();
  };
  return (item) =>
    new Promise((resolve) => {
      waiting.push({ item, resolve });
      void next();
    });
}
