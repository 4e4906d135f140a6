import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** Makes a mounted `dialog` element modal: the focus stays inside and returns afterwards, Escape asks to close. */
export function useModal(ask: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    const before = document.activeElement;
    if (element?.open === false) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return {
    ref,
    onCancel: (event) => {
      // React lets this event bubble: Escape in a dialog opened from here must not close this one.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      ask();
    },
    onClose: ({ currentTarget, target }) => {
      // Browsers close a dialog on a second Escape without another event in between, even if the page prevents it; only
      // the page may close it.
      if (target === currentTarget && currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
    },
  };
}
