/** Brings the first choice that waits into view: it may stand far above what is being typed. */
export function goToConflicts(): void {
  const list = document.querySelector<HTMLElement>('[data-conflicts]');
  list?.scrollIntoView({ block: 'start', behavior: 'instant' });
  list?.focus({ preventScroll: true });
}
