/** Lets what goes under one name be done one after the other; what goes under another waits for none of it. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return async <R>(name: string, run: () => Promise<R>): Promise<R> => {
    const before = last.get(name);
    const done = before === undefined ? run() : before.then(run);
    const ended = done.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, ended);
    try {
      return await done;
    } finally {
      if (last.get(name) === ended) last.delete(name);
    }
  };
}
