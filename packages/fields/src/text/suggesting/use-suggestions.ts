import { useEffect, useRef, useState } from 'react';
import type { NameSource, Suggest, Suggestion } from '../../field-services.ts';

// Somebody who types fast sends one request, at the end.
const pauseMs = 160;

interface Offered {
  readonly list: readonly Suggestion[];
  /** The index of the one that Enter takes; -1 for none. */
  readonly active: number;
}

const nothing: Offered = { list: [], active: -1 };

/** Suggestions for the current text; an answer that arrives after more was typed is ignored. */
export function useSuggestions(suggest: Suggest | undefined, source: NameSource) {
  const [offered, setOffered] = useState(nothing);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  const close = () => {
    asking.current?.abort();
    setOffered(nothing);
  };
  const ask = (line: string) => {
    asking.current?.abort();
    const typed = line.trim();
    if (typed === '') setOffered(nothing);
    if (typed === '' || suggest === undefined) return;
    const current = new AbortController();
    asking.current = current;
    const timer = setTimeout(() => {
      const show = (list: readonly Suggestion[]) => {
        const isKnown = list.length === 1 && list[0]?.value === typed;
        if (!current.signal.aborted) setOffered(isKnown ? nothing : { list, active: -1 });
      };
      suggest(source, typed, current.signal).then(show, () => show([]));
    }, pauseMs);
    current.signal.addEventListener('abort', () => clearTimeout(timer));
  };
  /** Beyond either end none is active, and the typed text stays. */
  const move = (step: 1 | -1) =>
    setOffered(({ list, active }) => {
      const positions = list.length + 1;
      return { list, active: ((active + 1 + step + positions) % positions) - 1 };
    });
  return { ...offered, ask, close, move };
}
