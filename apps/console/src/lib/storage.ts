/** Local storage that may be forbidden or full: the console then forgets, but works. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Forgetting is all there is to do.
  }
}
