import { useEffect, useState } from 'react';

const settleMs = 1500;

/** The text once it has stayed the same for a while; the first one at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
