import type { Draggable, Droppable } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';
import type { FormParts } from '@portico/form-engine/editing/form-parts';
import { droppedAt } from './dropped-at.ts';

/** Where a row lands. */
export interface Landing {
  readonly name: string;
  readonly list: string;
  readonly at: number;
}

interface Drag {
  readonly source: Draggable | null | undefined;
  readonly target: Droppable | null | undefined;
}

/** Where what is dragged lands if it is dropped now: among the rows of a list, or in a list that has none. */
export function landingOf(parts: FormParts, { source, target }: Drag): Landing | null {
  if (!source) return null;
  const name = String(source.id);
  if (target && !isSortable(target) && parts.has(String(target.id))) return { name, list: String(target.id), at: 0 };
  const row = isSortable(source) ? source.sortable.element : undefined;
  if (row === undefined || !isSortable(source)) return null;
  const list = String(source.group);
  return { name, list, at: droppedAt(parts, list, row) };
}
