import type { ClipboardEvent } from 'react';
import { toLine } from '../shared/typed-text/read-text.ts';

/** Browsers join the lines of a pasted text in different ways; here a line break becomes a blank. */
export function pasteLine(event: ClipboardEvent<HTMLInputElement>, keep: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text/plain');
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const input = event.currentTarget;
  const line = toLine(pasted.trim());
  // Deprecated without a successor: nothing else inserts text at the cursor and keeps undo working.
  if (document.execCommand?.('insertText', false, line)) return;
  input.setRangeText(line, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  keep(input.value);
}
