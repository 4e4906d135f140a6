import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

let lastOpened: string | null = null;

/**
 * The arrow keys move from row to row, and coming back to a list focuses the row that was opened. Returns the handlers
 * for each row of the table.
 */
export function useRowFocus(): () => HTMLAttributes<HTMLElement> {
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const isTaken = document.activeElement !== document.body && document.activeElement?.id !== 'content';
    if (!isBack || lastOpened === null || isTaken) return;
    linkIn(document.querySelector(`tr[data-row-key="${lastOpened}"]`))?.focus({ preventScroll: true });
    lastOpened = null;
    // Only when the list first appears: paging must not move the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return () => ({ onClick: rememberOpened, onKeyDown: goToNeighbour });
}

function rememberOpened({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a') !== null) lastOpened = currentTarget.dataset['rowKey'] ?? null;
}

function goToNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: row } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const link = linkIn(key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling);
  if (link === null) return;
  event.preventDefault();
  link.focus();
}

function linkIn(row: Element | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>('a') ?? null;
}
