/** A ref for what replaces the element that had the focus: the first line of a form, or else its first button. */
export function focusFirst(part: HTMLElement | null): void {
  const line = part?.querySelector<HTMLElement>('input:not([hidden], [type="radio"])');
  (line ?? part?.querySelector<HTMLElement>('button'))?.focus();
}
