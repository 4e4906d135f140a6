import { useEffect, useRef, useState } from 'react';

const pauseBeforeSearch = 300;

/**
 * What is typed, told after a pause, or when the field is left: whoever follows a link must not be called back by a
 * search that comes later. A search changed elsewhere is shown at once.
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
