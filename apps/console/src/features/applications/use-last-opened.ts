import { useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

let lastOpened: string | null = null;

/** Which application somebody left the list for. */
export function rememberOpened(application: string): void {
  lastOpened = application;
}

/** Whoever comes back to the list goes on from the application they read, also by keyboard. */
export function useLastOpened(): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const isTaken = document.activeElement !== document.body && document.activeElement?.id !== 'content';
    if (!isBack || lastOpened === null || isTaken) return;
    document.querySelector<HTMLElement>(`[data-application="${lastOpened}"]`)?.focus({ preventScroll: true });
    lastOpened = null;
    // Only as the list appears: turning its pages moves nobody.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
