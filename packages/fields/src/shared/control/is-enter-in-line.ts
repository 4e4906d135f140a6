import type { KeyboardEvent } from 'react';

/** Enter that a browser would take for "send this form": in a line, neither choosing a file nor a word of an input method. */
export function isEnterInLine(event: KeyboardEvent): boolean {
  const { key, target, nativeEvent, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return false;
  return target instanceof HTMLInputElement && target.type !== 'file';
}
