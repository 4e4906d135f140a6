import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

/** Opening, closing and moving through a list: the behaviour of Menu without its look. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusOnOpen = useRef<Edge | null>(null);

  useEffect(() => {
    if (!open) return;
    if (focusOnOpen.current !== null) entriesOf(root.current).at(focusOnOpen.current)?.focus();
    focusOnOpen.current = null;
  }, [open]);
  const onRootBlur = useDismissal(
    root,
    open,
    useCallback(() => setOpen(false), []),
  );

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const openAt = (edge: Edge) => {
    focusOnOpen.current = edge;
    setOpen(true);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
      return;
    }
    const move = moves[event.key];
    if (move === undefined) return;
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        openAt(event.key === 'ArrowDown' ? 0 : -1);
      }
      return;
    }
    event.preventDefault();
    const entries = entriesOf(root.current);
    const from = entries.findIndex((entry) => entry === document.activeElement);
    entries.at(move(from, entries.length))?.focus();
  };

  return { open, root, button, toggle: () => setOpen(!open), close, onKeyDown, onRootBlur };
}

/** The first or last entry, as an index for `Array.at`. */
type Edge = 0 | -1;

const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from <= 0 ? count - 1 : from - 1),
  Home: () => 0,
  End: () => -1,
};

function entriesOf(root: HTMLElement | null): readonly HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('li > a, li > button') ?? [])];
}
