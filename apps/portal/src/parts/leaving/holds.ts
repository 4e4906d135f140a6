/**
 * What becomes of something that is not saved yet when its page is left: it stays on this device, it is a row that does
 * and comes back into its list, it stops half-way, it is lost.
 */
export type Fate = 'kept' | 'drafted' | 'stopped' | 'lost';

const severity: readonly Fate[] = ['kept', 'drafted', 'stopped', 'lost'];
const holds = new Set<{ readonly fate: Fate }>();
const listeners = new Set<() => void>();

/** Something on the page would come to this fate; the answer takes it back. */
export function hold(fate: Fate): () => void {
  const held = { fate };
  holds.add(held);
  tell();
  return () => {
    holds.delete(held);
    tell();
  };
}

/** The worst that leaving now would do; null when nothing holds. */
export function worstFate(): Fate | null {
  const fates = [...holds].map(({ fate }) => severity.indexOf(fate));
  return severity[Math.max(...fates)] ?? null;
}

export function worseOf(one: Fate | null, other: Fate | null): Fate | null {
  const rank = (fate: Fate | null) => (fate === null ? -1 : severity.indexOf(fate));
  return rank(one) >= rank(other) ? one : other;
}

export function onHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  listeners.forEach((listener) => listener());
}
