import { type FormParts, listIn } from '@portico/form-engine/editing/form-parts';

/**
 * The place in a list where a row was dropped, by the rows around it: of a long list not all rows are drawn, so a count of
 * rows says little.
 */
export function droppedAt(parts: FormParts, list: string, row: Element): number {
  const ids = listIn(parts, list).filter((id) => id !== idOf(row));
  const placeOf = (neighbour: Element | null) => ids.indexOf(idOf(neighbour));
  const above = placeOf(besides(row, 'previousElementSibling'));
  if (above >= 0) return above + 1;
  const below = placeOf(besides(row, 'nextElementSibling'));
  return Math.max(0, below);
}

/** The next element that does not stand for the dragged row itself, which leaves a copy behind while it is in the hand. */
function besides(row: Element, way: 'previousElementSibling' | 'nextElementSibling'): Element | null {
  let beside = row[way];
  while (beside !== null && nameOf(beside) === nameOf(row)) beside = beside[way];
  return beside;
}

function idOf(row: Element | null): string {
  const name = nameOf(row);
  return name.slice(name.indexOf(':') + 1);
}

function nameOf(row: Element | null): string {
  return row?.getAttribute('data-name') ?? '';
}
