/** Brings the first choice that waits into view: it may stand far above what is being typed. */
export function goToConflicts(): void {
  goTo(document.querySelector<HTMLElement>('[data-conflicts]'));
}

/** Brings the two texts of one answer into view. */
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
