import { ClipNews } from '../clipboard/clip-news.ts';

/**
 * What is chosen in the outline, and which modules and groups are open. Several can be chosen; one of them is the main one,
 * where the next range begins. A row asks about itself alone.
 */
export class Selection {
  /** What came of the last paste into the outline. */
  readonly clips = new ClipNews();
  private main: string | null = null;
  private anchor: string | null = null;
  private chosen: ReadonlySet<string> = new Set();
  private open: ReadonlySet<string> = new Set();
  private readonly listeners = new Set<() => void>();

  readonly read = (): string | null => this.main;
  readonly readAll = (): ReadonlySet<string> => this.chosen;
  readonly isChosen = (name: string): boolean => this.chosen.has(name);
  readonly isOpen = (name: string): boolean => this.open.has(name);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly select = (name: string | null, ...within: readonly string[]): void => {
    this.selectAll(name === null ? [] : [name], ...within);
  };

  /** Chooses all of them, the last as the main one. */
  readonly selectAll = (names: readonly string[], ...within: readonly string[]): void => {
    this.main = names.at(-1) ?? null;
    this.anchor = this.main;
    this.chosen = new Set(names);
    this.open = new Set([...this.open, ...within]);
    this.tell();
  };

  /** Adds one to what is chosen, or takes it away. */
  readonly toggleChosen = (name: string): void => {
    const chosen = new Set(this.chosen);
    if (!chosen.delete(name)) chosen.add(name);
    this.chosen = chosen;
    this.main = chosen.has(name) ? name : ([...chosen].at(-1) ?? null);
    this.anchor = name;
    this.tell();
  };

  /** Chooses all rows from where the range began to this one. */
  readonly extendTo = (name: string, rows: readonly string[]): void => {
    const from = rows.indexOf(this.anchor ?? name);
    const to = rows.indexOf(name);
    const range = from < 0 || to < 0 ? [name] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.chosen = new Set(range);
    this.main = name;
    this.anchor ??= name;
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
