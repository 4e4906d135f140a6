import type { PlausibleAnswers } from '../plausible-answers.ts';

/** A column for every row. */
export const plausible: PlausibleAnswers = ({ options = [], columns = [] }, _context, variant) => {
  const column = (row: number) => columns[(row + variant) % Math.max(1, columns.length)]?.value ?? '';
  return [{ value: Object.fromEntries(options.map(({ value }, row) => [value, column(row)])) }];
};
