import type { PageSignal } from '../saving-world.ts';

/** Listens to events that concern the page as a whole. */
export function onPageSignal(listener: (signal: PageSignal) => void): () => void {
  const onVisibility = () => listener(document.visibilityState === 'visible' ? 'visible' : 'hidden');
  const onLeave = () => listener('hidden');
  const online = () => listener('online');
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', online);
  };
}
