import { useEffect, useRef, useState } from 'react';

const pauseBeforeSearch = 300;

/**
 * Reports what is typed after a pause, or when the field loses the focus: a late search must not pull somebody back who
 * has followed a link. A search that was changed elsewhere is shown at once.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const told = useRef<string | null>(null);
  const wanted = typed.trim();
  if (known !== search) {
    setKnown(search);
    if (wanted !== search) setTyped(search);
  }
  useEffect(() => {
    if (wanted === search) told.current = null;
    if (wanted === search || wanted === told.current) return undefined;
    const timer = setTimeout(() => {
      if (told.current === wanted) return;
      told.current = wanted;
      onSearch(wanted);
    }, pauseBeforeSearch);
    return () => clearTimeout(timer);
  }, [wanted, search, onSearch]);
  const onBlur = () => {
    if (wanted === search || told.current === wanted) return;
    told.current = wanted;
    onSearch(wanted);
  };
  return { typed, setTyped, onBlur };
}
