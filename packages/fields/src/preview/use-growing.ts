import { startTransition, useCallback, useEffect, useState } from 'react';
import { usePrinting } from './use-printing.ts';

interface Growing {
  /** How many are drawn so far. */
  readonly count: number;
  /** Draws at least so many with the next rendering. */
  readonly growTo: (count: number) => void;
}

/** Draws the first few of a long list at once and the others whenever the page has nothing to do; for printing, all. */
export function useGrowing(first: number, all: number, step: number): Growing {
  const [wanted, setWanted] = useState(first);
  const isPrinting = usePrinting();
  const count = isPrinting ? all : Math.min(Math.max(wanted, first), all);

  useEffect(() => {
    if (count >= all) return undefined;
    return whenIdle(() => startTransition(() => setWanted(count + step)));
  }, [count, all, step]);

  const growTo = useCallback((least: number) => setWanted((now) => Math.max(now, least)), []);
  return { count, growTo };
}

// Safari has no idle callbacks.
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 30);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 500 });
  return () => cancelIdleCallback(handle);
}
