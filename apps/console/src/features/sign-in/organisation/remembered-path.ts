import { returnPath } from '../../../lib/paths.ts';

const key = 'portico.console.from';

/** Where the person was going, kept by this tab while it is at the provider. */
export function rememberPath(from: string | null): void {
  try {
    sessionStorage.setItem(key, returnPath(from));
  } catch {
    // Without storage, the way leads to the start page.
  }
}

export function takePath(): string {
  try {
    const from = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return returnPath(from);
  } catch {
    return returnPath(null);
  }
}
