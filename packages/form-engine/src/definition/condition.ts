/** When something applies: statements about answers, joined by and, or and not. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Statement;

/** A statement about one answer, or about the rows of a group. A hidden question counts as unanswered. */
export type Statement =
  | { readonly field: string; readonly answered: true }
  /** One of these options is chosen. */
  | { readonly field: string; readonly chosen: readonly string[] }
  | { readonly field: string; readonly number: Bounds }
  /** All days of the answer are within; both ends included, an empty end is open. */
  | { readonly field: string; readonly days: DateSpan }
  /** The number of characters. */
  | { readonly field: string; readonly length: Bounds }
  /** The id of a repeatable group, and how many rows it has. */
  | { readonly group: string; readonly rows: Bounds };

/** Both ends included; an absent end is open. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** Both ends included, yyyy-mm-dd; an empty end is open. */
export interface DateSpan {
  readonly from: string;
  readonly to: string;
}

/** What a statement is about: a field by its id; the rows of a group, which may share its id with a field. */
export function subjectOf(statement: Statement): string {
  return 'group' in statement ? `rows:${statement.group}` : statement.field;
}

/** The statements of a condition. Without recursion, since a definition may come from anywhere. */
export function statementsOf(condition: Condition): readonly Statement[] {
  const found: Statement[] = [];
  const parts = [condition];
  // The list grows while it is walked.
  for (const part of parts) {
    if ('not' in part) parts.push(part.not);
    else if ('all' in part) for (const one of part.all) parts.push(one);
    else if ('any' in part) for (const one of part.any) parts.push(one);
    else found.push(part);
  }
  return found;
}
