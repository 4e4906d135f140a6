/** One line of the table: a figure compared with a peer in the same run, and the limit of their ratio. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly measured: number;
  readonly peer: number;
  readonly limit: number;
  /** More is better: the limit is a minimum. */
  readonly isLeast?: true;
}

export type Benchmark = () => Promise<readonly Row[]>;

export function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}

/** The median of several measurements, which a single slow one does not affect. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
