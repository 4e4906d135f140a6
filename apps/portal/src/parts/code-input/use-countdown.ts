import { useEffect, useState } from 'react';
import { secondsLeft } from './waits.ts';

/** The seconds left for a receiver, counting down; call `restart` after a wait was stored. */
export function useCountdown(receiver: string) {
  const [, tick] = useState(0);
  const left = secondsLeft(receiver);
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return { left, restart: () => tick((count) => count + 1) };
}
