import type { ClipboardEvent } from 'react';
import { clipType } from './clip-text.ts';
import { useClipboard } from './use-clipboard.ts';

/** The keys for copying, cutting and pasting, where a row of the outline has the focus. */
export function useClipEvents() {
  const { copied, remove, paste } = useClipboard();
  const write = (event: ClipboardEvent): boolean => {
    const text = isTyping(event.target) ? '' : copied();
    if (text === '') return false;
    event.preventDefault();
    event.clipboardData.setData(clipType, text);
    event.clipboardData.setData('text/plain', text);
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void write(event),
    onCut: (event: ClipboardEvent) => {
      if (write(event)) remove();
    },
    onPaste: (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      event.preventDefault();
      void paste(event.clipboardData.getData(clipType) || event.clipboardData.getData('text/plain'));
    },
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea') !== null;
}
