/** What is chosen in the outline, and which modules and groups are open. A row asks about itself alone. */
export class Selection {
  private selected: string | null = null;
  private open: ReadonlySet<string> = new Set();
  private readonly listeners = new Set<() => void>();

  readonly read = (): string | null => this.selected;
  readonly isOpen = (name: string): boolean => this.open.has(name);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly select = (name: string | null, ...within: readonly string[]): void => {
    this.selected = name;
    this.open = new Set([...this.open, ...within]);
    this.tell();
  };

  readonly toggle = (name: string, isOpen: boolean): void => {
    const open = new Set(this.open);
    if (isOpen) open.add(name);
    else open.delete(name);
    this.open = open;
    this.tell();
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
