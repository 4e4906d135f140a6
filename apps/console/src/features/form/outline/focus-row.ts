import { rowOf } from './row-names.ts';

/** Goes to the row of a part in the outline, as soon as it is drawn. */
export function focusRow(name: string): void {
  requestAnimationFrame(() => {
    // Focusing shows it as well.
    rowOf(name)?.focus();
  });
}
