import { sessionArea } from '../session/guarded-area.ts';

const name = (slug: string) => `portico.wanted.${slug}`;

/** Remembers, in this tab, the page that was requested before signing in. */
export function rememberReturnPath(slug: string, path: string): void {
  sessionArea.setItem(name(slug), path);
}

export function findReturnPath(slug: string): string | null {
  const path = sessionArea.getItem(name(slug));
  // Only a path inside the hash, so that nothing stored can lead out of the portal.
  return path?.startsWith('/') && !path.startsWith('//') ? path : null;
}

export function forgetReturnPath(slug: string): void {
  sessionArea.removeItem(name(slug));
}
