import type { PageSignal } from '../saving-world.ts';

/** Hears what happens to the page as a whole. */
export function onPageSignal(listener: (signal: PageSignal) => void): () => void {
  const seen = () => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  const gone = () => listener('hidden');
  const online = () => listener('online');
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pagehide', gone);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pagehide', gone);
    window.removeEventListener('online', online);
  };
}
