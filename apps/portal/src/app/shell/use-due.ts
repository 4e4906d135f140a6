import { useEffect, useState } from 'react';

/** False at first, true after so many milliseconds. */
export function useDue(milliseconds: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return due;
}
