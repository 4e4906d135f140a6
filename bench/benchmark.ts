/** One line of the table: a figure against a peer of the same run, and the most that their ratio may be. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly measured: number;
  readonly peer: number;
  readonly limit: number;
}

export type Benchmark = () => Promise<readonly Row[]>;

/** The middle of several measurements, deaf to the odd slow one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
