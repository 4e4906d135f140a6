import { lockSession, staffSession } from '@portico/contract/staff';
import { useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import { isIdle, isIdleLocked, lockConsole, noteActive, onOtherTab, unlockConsole } from '../../../lib/idle.ts';
import { useUnlocking } from './use-unlocking.ts';

const checkEveryMs = 5_000;
const tellEveryMs = 5 * 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Locks the console when nobody is there, and tells the server of those who type for long without a call. */
export function useIdleWatch(): void {
  const { settle } = useUnlocking();
  useEffect(() => {
    let isActive = false;
    const note = () => {
      // After waking up, the first key comes before the clock is looked at.
      if (isIdleLocked() || lockIfIdle()) return;
      isActive = true;
      noteActive();
    };
    const tell = () => {
      if (isActive && !isIdleLocked()) void call(staffSession, {}).catch(() => undefined);
      isActive = false;
    };
    // Whoever gets here has a session that is open.
    unlockConsole();
    const checking = setInterval(lockIfIdle, checkEveryMs);
    const telling = setInterval(tell, tellEveryMs);
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
    document.addEventListener('visibilitychange', lockIfIdle);
    const leave = onOtherTab((isLocked) => (isLocked ? lockConsole() : void settle()));
    return () => {
      clearInterval(checking);
      clearInterval(telling);
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
      document.removeEventListener('visibilitychange', lockIfIdle);
      leave();
    };
  }, [settle]);
}

function lockIfIdle(): boolean {
  if (isIdleLocked() || !isIdle()) return false;
  lockConsole();
  // Where it does not arrive, the server notices by itself.
  void call(lockSession, {}).catch(() => undefined);
  return true;
}
