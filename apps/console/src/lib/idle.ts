import { useSyncExternalStore } from 'react';
import { noteEntry } from './api.ts';
import { nowSeconds } from './clock.ts';

/** After so long without a key or a pointer in any tab the console is locked. */
const idleSeconds = 30 * 60;
const activeKey = 'portico.console.active';
const lockedKey = 'portico.console.locked';

const listeners = new Set<() => void>();
let locked = false;
/** Kept here as well: local storage may be forbidden. */
let lastActive = nowSeconds();

export function isIdleLocked(): boolean {
  return locked;
}

export function useIsLocked(): boolean {
  return useSyncExternalStore(subscribe, isIdleLocked);
}

/** Locks this tab and, by local storage, the others of this browser; a tab that is locked does not lock them again. */
export function lockConsole(): void {
  if (locked) return;
  setLocked(true);
  write(lockedKey, '1');
}

export function unlockConsole(): void {
  noteEntry();
  noteActive();
  setLocked(false);
  write(lockedKey, '0');
}

/** Somebody is there. */
export function noteActive(): void {
  const now = nowSeconds();
  if (now === lastActive) return;
  lastActive = now;
  write(activeKey, String(now));
}

/** Whether nobody was there for so long, in this tab or another. */
export function isIdle(): boolean {
  const elsewhere = Number(read(activeKey) ?? 0);
  return nowSeconds() - Math.max(lastActive, elsewhere) >= idleSeconds;
}

/** Calls back when another tab was locked or unlocked. */
export function onOtherTab(act: (isLocked: boolean) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === lockedKey) act(newValue === '1');
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function setLocked(next: boolean): void {
  locked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Where local storage is forbidden, each tab is locked by itself.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}
