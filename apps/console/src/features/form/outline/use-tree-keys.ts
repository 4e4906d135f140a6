import { listIn, partName } from '@portico/form-engine/editing/form-parts';
import type { KeyboardEvent } from 'react';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { aroundOf } from '../draft/place-of.ts';
import { useEditing } from '../draft/use-form.ts';
import { inOrder, movePartsBy } from '../editing/many-parts.ts';
import { listOf } from '../editing/operations.ts';
import { focusRow } from './focus-row.ts';
import { rowNames, rowOf } from './row-names.ts';

/**
 * Arrow keys choose a row, open and close it; with Shift they choose several, with Alt they move all that are chosen. Space
 * with Ctrl adds one or takes it away, A with Ctrl chooses all next to it, D with Ctrl duplicates, Delete removes.
 */
export function useTreeKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store, selection } = useEditing();
  const { remove, duplicate } = useClipboard();
  const chooseAround = (name: string) => {
    const parts = store.readParts();
    // On a module, all that is in it; within a module or a group, all beside.
    const [module = name] = aroundOf(parts, name);
    const id = module.slice(module.indexOf(':') + 1);
    const inGroup = listOf(parts, name)?.startsWith('fields-of-group:') === true;
    const names = inGroup
      ? listIn(parts, listOf(parts, name) ?? '').map(partName.field)
      : [
          ...listIn(parts, partName.fieldsOfModule(id)).map(partName.field),
          ...listIn(parts, partName.groupsOfModule(id)).map(partName.group),
        ];
    const main = names.includes(name) ? name : names.at(-1);
    if (main === undefined) return;
    selection.selectAll([...names.filter((one) => one !== main), main], module);
    focusRow(main);
  };
  const move = (name: string, by: -1 | 1) => {
    if (!selection.isChosen(name)) selection.select(name);
    store.edit((parts) => movePartsBy(parts, inOrder(parts, selection.readAll()), by));
    // The row is at another place of the page now, and would have lost the focus.
    focusRow(name);
  };
  const step = (row: HTMLElement, by: number, isRange: boolean) => {
    const names = rowNames(store.readParts(), selection.isOpen);
    const next = names[names.indexOf(row.dataset['name'] ?? '') + by];
    if (next === undefined) return;
    if (isRange) selection.extendTo(next, names);
    else selection.select(next);
    // A row that is not drawn yet is drawn where one goes.
    if (rowOf(next) === undefined) focusRow(next);
    else rowOf(next)?.focus();
  };
  return (event) => {
    const row = document.activeElement;
    const name = row instanceof HTMLElement ? row.dataset['name'] : undefined;
    if (!(row instanceof HTMLElement) || name === undefined) return;
    const isWithCtrl = event.ctrlKey || event.metaKey;
    const act = (): boolean => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      const isOpen = { ArrowRight: true, ArrowLeft: false }[event.key];
      if (isOpen !== undefined) selection.toggle(name, isOpen);
      else if (by !== undefined && event.altKey) move(name, by === -1 ? -1 : 1);
      else if (by !== undefined) step(row, by, event.shiftKey);
      else if (event.key === ' ' && isWithCtrl) selection.toggleChosen(name);
      else if (event.key.toLowerCase() === 'a' && isWithCtrl) chooseAround(name);
      else if (event.key.toLowerCase() === 'd' && isWithCtrl) duplicate();
      else if (event.key === 'Delete') remove();
      else return false;
      return true;
    };
    if (act()) event.preventDefault();
  };
}
