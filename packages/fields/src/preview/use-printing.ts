import { useSyncExternalStore } from 'react';

/**
 * True from the moment printing starts. An external store, since React renders its changes before printing continues.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const begin = () => setPrinting(true);
  const end = () => setPrinting(false);
  const setPrinting = (now: boolean) => {
    isPrinting = now;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    isPrinting = false;
  };
}
