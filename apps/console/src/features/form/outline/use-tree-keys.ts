import type { KeyboardEvent } from 'react';
import { useEditing } from '../draft/use-form.ts';
import { movePartBy } from '../editing/operations.ts';

/** Arrow keys choose a row, open and close it; with Alt they move it. */
export function useTreeKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store, selection } = useEditing();
  return (event) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-name]')];
    const at = rows.findIndex((row) => row === document.activeElement);
    const row = rows[at];
    const name = row?.dataset['name'];
    if (row === undefined || name === undefined) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isOpen = { ArrowRight: true, ArrowLeft: false }[event.key];
    if (by === undefined && isOpen === undefined) return;
    event.preventDefault();
    if (isOpen !== undefined) selection.toggle(name, isOpen);
    else if (event.altKey) {
      store.edit((parts) => movePartBy(parts, name, by === -1 ? -1 : 1));
      // The row is at another place of the page now, and would have lost the focus.
      requestAnimationFrame(() => row.focus());
    } else {
      const next = rows[at + (by ?? 0)];
      next?.focus();
      if (next?.dataset['name'] !== undefined) selection.select(next.dataset['name']);
    }
  };
}
