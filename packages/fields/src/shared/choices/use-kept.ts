import type { Option } from '@portico/form-engine/definition/option';
import type { Answer, FieldValue } from '@portico/form-engine/values/answer';
import { useRef } from 'react';
import { belongingsOf, type Belongings, choiceAnswer } from './choice-answer.ts';
import { placesOf } from './places.ts';

const nothing: Belongings = { words: [], attachments: [] };

/** Makes the answer for a new choice. What the old one had beside it is kept aside while the page lives, and comes back with it. */
export function useKept(answer: Answer, options: readonly Option[]): (value: FieldValue) => Answer {
  const kept = useRef(nothing);
  return (value) => {
    kept.current = keepAside(kept.current, answer, options);
    return choiceAnswer(value, options, kept.current);
  };
}

function keepAside(before: Belongings, answer: Answer, options: readonly Option[]): Belongings {
  const { words, attachments } = belongingsOf(answer);
  const chosen = new Set(placesOf(answer.value, options));
  if (chosen.size === 0) return before;
  return {
    words: options.map((_, place) => (chosen.has(place) ? words : before.words)[place] ?? ''),
    attachments,
  };
}
