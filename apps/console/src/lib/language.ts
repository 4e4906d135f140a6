import { isLanguage, type Language } from '@portico/form-engine/language';
import { useSyncExternalStore } from 'react';
import { guessLanguage } from './guess-language.ts';

const storageKey = 'portico.console.language';
const listeners = new Set<() => void>();
let chosen: Language | null = null;

/** The interface language, for use in components. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

/** The interface language, for use in API calls. */
export function currentLanguage(): Language {
  chosen ??= guessLanguage(linkedLanguage() ?? storedLanguage(), navigator.languages);
  return chosen;
}

export function changeLanguage(language: Language): void {
  chosen = language;
  keep(language);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Links in mails name the language that the mail is in.
function linkedLanguage(): string | null {
  const named = new URLSearchParams(location.search).get('lang');
  return isLanguage(named) ? named : null;
}

// Local storage may be forbidden or full: the console then works, but does not remember the language.
function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // The language is simply not remembered.
  }
}
