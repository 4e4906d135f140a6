import type { Option } from '@portico/form-engine/definition/option';
import type { Answer, FieldValue } from '@portico/form-engine/values/answer';
import { useRef } from 'react';
import { type Belongings, choiceAnswer } from './choice-answer.ts';
import { chosenOptions } from './options.ts';

const nothing: Belongings = { attachments: [] };

/**
 * Makes the answer for a new choice. What accompanied the old one is kept aside while the page is open, and comes back
 * with it.
 */
export function useChoiceAnswer(answer: Answer, options: readonly Option[]): (value: FieldValue) => Answer {
  const previous = useRef(nothing);
  return (value) => {
    previous.current = keepAside(previous.current, answer, options);
    return choiceAnswer(value, options, previous.current);
  };
}

function keepAside(before: Belongings, answer: Answer, options: readonly Option[]): Belongings {
  const chosen = chosenOptions(answer.value, options);
  if (chosen.length === 0) return before;
  // Words removed from a chosen option stay removed.
  const cleared = Object.fromEntries(chosen.map(({ value }) => [value, '']));
  return { other: { ...before.other, ...cleared, ...answer.other }, attachments: answer.attachments ?? [] };
}
