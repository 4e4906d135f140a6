import type { Pasted } from './paste-clip.ts';

/** What came of the last paste: what is new, or why nothing is. */
export type News = { readonly pasted: Pasted } | { readonly refused: string };

/** Tells the outline what came of the last paste, wherever it was asked for. */
export class ClipNews {
  private news: News | null = null;
  private readonly listeners = new Set<() => void>();

  readonly read = (): News | null => this.news;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly tell = (news: News | null): void => {
    this.news = news;
    for (const listener of this.listeners) listener();
  };
}
