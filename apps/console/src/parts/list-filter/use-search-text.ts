import { useEffect, useRef, useState } from 'react';

const pauseBeforeSearch = 300;

/**
 * Reports what is typed after a pause, or when the field loses focus: a delayed search must not pull somebody back who
 * has followed a link. A search that was changed elsewhere is shown at once.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  const reported = useRef<string | null>(null);
  const trimmed = typed.trim();
  if (lastSearch !== search) {
    setLastSearch(search);
    if (trimmed !== search) setTyped(search);
  }
  useEffect(() => {
    if (trimmed === search) reported.current = null;
    if (trimmed === search || trimmed === reported.current) return undefined;
    const timer = setTimeout(() => {
      if (reported.current === trimmed) return;
      reported.current = trimmed;
      onSearch(trimmed);
    }, pauseBeforeSearch);
    return () => clearTimeout(timer);
  }, [trimmed, search, onSearch]);
  const onBlur = () => {
    if (trimmed === search || reported.current === trimmed) return;
    reported.current = trimmed;
    onSearch(trimmed);
  };
  return { typed, setTyped, onBlur };
}
