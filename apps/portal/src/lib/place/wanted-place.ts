import { sessionArea } from '../session/guarded-area.ts';

const name = (slug: string) => `portico.wanted.${slug}`;

/** Remembers, in this tab, where one wanted to go before signing in. */
export function rememberWanted(slug: string, place: string): void {
  sessionArea.setItem(name(slug), place);
}

export function wantedPlace(slug: string): string | null {
  const place = sessionArea.getItem(name(slug));
  // Only a place inside the hash: nothing kept may lead out of the portal.
  return place?.startsWith('/') && !place.startsWith('//') ? place : null;
}

export function forgetWanted(slug: string): void {
  sessionArea.removeItem(name(slug));
}
