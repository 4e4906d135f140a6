import type { Language } from '@portico/form-engine/language';
import { useSyncExternalStore } from 'react';
import { guessLanguage } from './guess-language.ts';
import { keep, kept } from './storage.ts';

const storageKey = 'portico.console.language';
const listeners = new Set<() => void>();
let chosen: Language | null = null;

/** The interface language, for components. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** The interface language, for calls. */
export function currentLanguage(): Language {
  chosen ??= guessLanguage(kept(storageKey), navigator.languages);
  return chosen;
}

export function changeLanguage(language: Language): void {
  chosen = language;
  keep(storageKey, language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
