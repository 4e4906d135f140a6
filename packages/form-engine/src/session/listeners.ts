interface Listeners {
  readonly subscribe: (name: string, listener: () => void) => () => void;
  readonly notify: (name: string) => void;
}

/** Listeners by name. */
export function createListeners(): Listeners {
  const byName = new Map<string, Set<() => void>>();
  return {
    subscribe: (name, listener) => {
      const all = byName.get(name) ?? new Set();
      byName.set(name, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0 && byName.get(name) === all) byName.delete(name);
      };
    },
    notify: (name) => {
      for (const listener of byName.get(name) ?? []) listener();
    },
  };
}
