import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { useEffect, useState } from 'react';

/** The seconds until another attempt is allowed, counting down, after a sign-in was refused for too many attempts. */
export function useSignInWait(failure: unknown): { readonly left: number; readonly isOver: boolean } {
  const seconds = secondsOf(failure);
  const [passed, setPassed] = useState({ failure, seconds: 0 });
  const left = Math.max(0, seconds - (passed.failure === failure ? passed.seconds : 0));
  useEffect(() => {
    if (seconds === 0) return undefined;
    const startedAt = performance.now();
    // Timers of a background tab run seldom, so the elapsed time is measured, not counted.
    const tick = () => setPassed({ failure, seconds: Math.floor((performance.now() - startedAt) / 1000) });
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [failure, seconds]);
  return { left, isOver: seconds > 0 && left === 0 };
}

function secondsOf(failure: unknown): number {
  if (!(failure instanceof CallFailed) || failure.status !== errors.signInLater.status) return 0;
  const { data } = failure;
  return typeof data === 'object' && data !== null && 'wait' in data && typeof data.wait === 'number' ? data.wait : 0;
}
