import type { SamplesOf } from '@portico/form-engine/prove/samples';

/** The first column in every row. */
export const matrixSamples: SamplesOf = ({ options = [], columns = [] }) => {
  const [column] = columns;
  const value = Object.fromEntries(column === undefined ? [] : options.map((row) => [row.value, column.value]));
  return { answers: [{ value }], isEvery: true };
};
