import { startTransition, useCallback, useEffect, useState } from 'react';
import { usePrinting } from './use-printing.ts';

interface Growing {
  /** The number rendered so far. */
  readonly count: number;
  /** Renders at least this many with the next render. */
  readonly growTo: (count: number) => void;
}

/** Renders the first part of a long list at once and the rest when idle; for printing, everything. */
export function useGrowing(first: number, all: number, step: number): Growing {
  const [target, setTarget] = useState(first);
  const isPrinting = usePrinting();
  const count = isPrinting ? all : Math.min(Math.max(target, first), all);

  useEffect(() => {
    if (count >= all) return undefined;
    return whenIdle(() => startTransition(() => setTarget(count + step)));
  }, [count, all, step]);

  const growTo = useCallback((least: number) => setTarget((now) => Math.max(now, least)), []);
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
