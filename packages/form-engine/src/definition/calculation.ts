/** How an answer is worked out from others. Fields are named by id; a column of a group stands for all of its rows. */
export type Calculation =
  /** Full years from the day of that answer to this day, yyyy-mm-dd. */
  | { readonly age: string; readonly on: string }
  | { readonly sum: readonly string[]; readonly digits?: number }
  /** `weights` names the column with the weight of each row, such as the credits of a course. */
  | { readonly average: readonly string[]; readonly weights?: string; readonly digits?: number };

/** The ids of the fields that a calculation reads. */
export function sourcesOf(calculation: Calculation): readonly string[] {
  if ('age' in calculation) return [calculation.age];
  if ('sum' in calculation) return calculation.sum;
  return calculation.weights === undefined ? calculation.average : [...calculation.average, calculation.weights];
}
