import { useEffect, useEffectEvent } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useDiscard } from './use-discard.ts';

interface LeaveGuardProps {
  readonly isChanged: () => boolean;
  /** Runs before the person goes on. */
  readonly reset: () => void;
}

/**
 * Asks before a page with unsaved changes is left. A router asks one guard alone, so there is one only while there is
 * something to guard: a drawer that is closed has none.
 */
export function LeaveGuard({ isChanged, reset }: LeaveGuardProps) {
  const discard = useDiscard();
  // The back button and links leave the page below; for closing the tab the browser asks by itself.
  const blocker = useBlocker(isChanged);
  const askToLeave = useEffectEvent((blocked: Blocker) => {
    if (blocked.state !== 'blocked') return;
    const goOn = () => {
      reset();
      blocked.proceed();
    };
    discard(goOn, blocked.reset);
  });
  useEffect(() => askToLeave(blocker), [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return null;
}
