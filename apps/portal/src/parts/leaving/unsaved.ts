/**
 * What leaving the page does to something unsaved: it is kept on this device, kept as the draft of a row, stopped
 * half-way, or lost.
 */
export type LeaveEffect = 'kept' | 'drafted' | 'stopped' | 'lost';

const severity: readonly LeaveEffect[] = ['kept', 'drafted', 'stopped', 'lost'];
const unsaved = new Set<{ readonly effect: LeaveEffect }>();
const listeners = new Set<() => void>();

/** Registers something unsaved on the page; the returned function unregisters it. */
export function registerUnsaved(effect: LeaveEffect): () => void {
  const entry = { effect };
  unsaved.add(entry);
  notify();
  return () => {
    unsaved.delete(entry);
    notify();
  };
}

/** The worst effect that leaving now would have; null if nothing is unsaved. */
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

function notify(): void {
  listeners.forEach((listener) => listener());
}
