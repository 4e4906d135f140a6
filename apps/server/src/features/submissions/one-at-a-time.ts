/**
 * Lets what one person asks for be done one after the other, before any of it takes a connection: whoever sends many large
 * requests at once waits for themselves, and for nobody else.
 */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <R>(person: string, run: () => Promise<R>): Promise<R> => {
    const before = last.get(person);
    const done = before === undefined ? run() : before.then(run);
    const ended = done.then(
      () => undefined,
      () => undefined,
    );
    last.set(person, ended);
    try {
      return await done;
    } finally {
      if (last.get(person) === ended) last.delete(person);
    }
  };
}
