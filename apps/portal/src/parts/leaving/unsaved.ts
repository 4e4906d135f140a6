/**
 * What becomes of something that is not saved yet when its page is left: it stays on this device, it is a row that does
 * and comes back into its list, it stops half-way, it is lost.
 */
export type LeaveEffect = 'kept' | 'drafted' | 'stopped' | 'lost';

const severity: readonly LeaveEffect[] = ['kept', 'drafted', 'stopped', 'lost'];
const unsaved = new Set<{ readonly effect: LeaveEffect }>();
const listeners = new Set<() => void>();

/** Something on the page would come to this effect; the answer takes it back. */
export function registerUnsaved(effect: LeaveEffect): () => void {
  const entry = { effect };
  unsaved.add(entry);
  tell();
  return () => {
    unsaved.delete(entry);
    tell();
  };
}

/** The worst that leaving now would do; null when nothing holds. */
export function worstEffect(): LeaveEffect | null {
  const ranks = [...unsaved].map(({ effect }) => severity.indexOf(effect));
  return severity[Math.max(...ranks)] ?? null;
}

export function worseOf(one: LeaveEffect | null, other: LeaveEffect | null): LeaveEffect | null {
  const rank = (effect: LeaveEffect | null) => (effect === null ? -1 : severity.indexOf(effect));
  return rank(one) >= rank(other) ? one : other;
}

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
