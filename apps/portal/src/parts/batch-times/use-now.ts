import { useEffect, useState } from 'react';
import { nowSeconds } from '../../lib/clock.ts';

/** The server's time in seconds, updated every second. */
export function useNow(): number {
  const [now, setNow] = useState(nowSeconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
