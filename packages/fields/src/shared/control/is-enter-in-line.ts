import type { KeyboardEvent } from 'react';

/**
 * Whether Enter would submit the form: in a line of text, while neither choosing a file nor composing with an input
 * method.
 */
export function isEnterInLine(event: KeyboardEvent): boolean {
  const { key, target, nativeEvent, defaultPrevented } = event;
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return false;
  return target instanceof HTMLInputElement && target.type !== 'file';
}
