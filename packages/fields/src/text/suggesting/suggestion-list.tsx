import { type RefObject, useEffect, useRef } from 'react';
import type { Suggestion } from '../../field-services.ts';
import { useAnchored } from '../../shared/control/use-anchored.ts';
import styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

/** The suggestions below a line. The focus stays in the line, whose keys move through the list. */
export function SuggestionList({ id, labelledBy, anchor, suggestions, active, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useAnchored(list, anchor);
  useEffect(() => {
    const entry = list.current?.children[active];
    if (typeof entry?.scrollIntoView === 'function') entry.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={styles.list}
      // The line keeps the focus: losing it would close the list before a click arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the line handles the keys
        <div
          key={suggestion.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.entry}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.value}
          {(suggestion.note ?? '') === '' ? null : <small>{suggestion.note}</small>}
        </div>
      ))}
    </div>
  );
}
