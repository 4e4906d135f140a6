import { useSyncExternalStore } from 'react';

// The tablet breakpoint of tokens.css: next to a skin's side menu two columns would be too narrow below it.
const narrow = '(max-width: 1024px)';

/** Whether there is no room for the menu beside the form. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
