import type { Variable } from './variable.ts';

/** Something about a form that may hold. */
export type Formula =
  /** The variable is in one of these states. */
  | { readonly of: Variable; readonly states: bigint }
  /** The variable shows, or does not; what that means is looked up when it is needed. */
  | { readonly shown: Variable; readonly is: boolean }
  /** The variable has an answer that is offered beside the other answers. */
  | { readonly offered: Variable }
  | { readonly all: readonly Formula[] }
  | { readonly any: readonly Formula[] };

export const always: Formula = { all: [] };
export const never: Formula = { any: [] };

export function both(...parts: readonly Formula[]): Formula {
  const rest = parts.filter((part) => !('all' in part && part.all.length === 0));
  const [first] = rest;
  return rest.length === 1 && first !== undefined ? first : { all: rest };
}

export function either(...parts: readonly Formula[]): Formula {
  const rest = parts.filter((part) => !('any' in part && part.any.length === 0));
  const [first] = rest;
  return rest.length === 1 && first !== undefined ? first : { any: rest };
}
