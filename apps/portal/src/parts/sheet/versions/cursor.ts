/** A cursor position in a field. */
export interface Cursor {
  readonly id: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** The id of the focused field, and the selection in its text. */
export function cursorNow(): Cursor | null {
  const element = document.activeElement;
  if (element === null || element.id === '' || element.closest('main form') === null) return null;
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return { id: element.id, start: isText ? element.selectionStart : null, end: isText ? element.selectionEnd : null };
}

/** Restores the cursor after a form was rendered again, if the field still exists. */
export function putCursor({ id, start, end }: Cursor): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.focus({ preventScroll: true });
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (isText && start !== null && end !== null) element.setSelectionRange(start, end);
}
