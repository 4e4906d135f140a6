/** Who wants to know when a part of the form changes: only what shows it is drawn again. */
export class PartListeners {
  private readonly byName = new Map<string, Set<() => void>>();
  private readonly all = new Set<() => void>();

  add(name: string, listener: () => void): () => void {
    const listeners = this.byName.get(name) ?? new Set();
    this.byName.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.byName.get(name) === listeners) this.byName.delete(name);
    };
  }

  addForAll(listener: () => void): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  tell(names: Iterable<string>): void {
    let isAny = false;
    for (const name of names) {
      isAny = true;
      for (const listener of this.byName.get(name) ?? []) listener();
    }
    if (isAny) for (const listener of this.all) listener();
  }
}
