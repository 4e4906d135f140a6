import type { Option } from '@portico/form-engine/definition/option';

/** Chosen values in the order of the options, without duplicates; those no longer offered come last. */
export function inOrder(values: readonly string[], options: readonly Option[]): readonly string[] {
  const chosen = new Set(values.filter((value) => value !== ''));
  const offered = options.map((option) => option.value).filter((value) => chosen.delete(value));
  return [...offered, ...chosen];
}
