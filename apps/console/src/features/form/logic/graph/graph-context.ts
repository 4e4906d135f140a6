import { createContext, use } from 'react';
import type { Link } from './links-of.ts';

/** What is chosen in the graph, for the parts and lines that are drawn. */
interface Graph {
  readonly links: readonly Link[];
  /** The name of a part, or the id of a line. */
  readonly chosen: string | null;
  /** Everything that belongs to what is chosen; empty where nothing is. */
  readonly near: ReadonlySet<string>;
  /** The part that the Tab key leads to. */
  readonly tabStop: string;
  /** Too far away for words on lines. */
  readonly isFar: boolean;
  readonly choose: (name: string) => void;
  /** Goes to the next part in a direction. */
  readonly step: (key: string) => boolean;
}

export const GraphContext = createContext<Graph | null>(null);

export function useGraph(): Graph {
  const graph = use(GraphContext);
  if (graph === null) throw new Error('There are no parts and lines outside of a graph');
  return graph;
}

/** A part or a line, with all that it touches. */
export function nearTo(chosen: string | null, links: readonly Link[]): ReadonlySet<string> {
  const touched = links.filter(({ id, from, to }) => [id, from, to].some((name) => name === chosen));
  return new Set(touched.flatMap(({ id, from, to }) => [id, from, to]));
}
