/** Scrolls to the first conflict: it may be far above what is being typed. */
export function goToConflicts(): void {
  goTo(document.querySelector<HTMLElement>('[data-conflicts]'));
}

/** Scrolls to the conflict of one answer. */
export function goToConflict(key: string): void {
  goTo(document.getElementById(idOfConflict(key)));
}

export function idOfConflict(key: string): string {
  return `conflict-${key}`;
}

function goTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
  element?.focus({ preventScroll: true });
}
