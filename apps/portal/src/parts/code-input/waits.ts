import { now } from '../../lib/clock.ts';

const key = 'portico.waits';

/** Stores, for this tab, until when another code for the same receiver must wait. */
export function rememberWait(receiver: string, seconds: number): void {
  const until = now() + seconds * 1000;
  const open = Object.entries(readWaits()).filter(([, end]) => end > now());
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...Object.fromEntries(open), [receiver]: until }));
  } catch {
    // The server enforces the wait as well.
  }
}

/** Whole seconds left to wait. */
export function secondsLeft(receiver: string): number {
  return Math.max(0, Math.ceil(((readWaits()[receiver] ?? 0) - now()) / 1000));
}

function readWaits(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, end]) => typeof end === 'number'));
  } catch {
    return {};
  }
}
