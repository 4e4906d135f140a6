import type { Option } from '@portico/form-engine/definition/option';
import type { Answer, FieldValue, StoredFile } from '@portico/form-engine/values/answer';
import { isUnchosen, placesOf } from './places.ts';

/** What may go with a choice: own words by the option's place, and documents. */
export interface Belongings {
  readonly words: readonly string[];
  readonly attachments: readonly StoredFile[];
}

/** A choice with what belongs to it, and nothing else. */
export function choiceAnswer(
  value: FieldValue,
  options: readonly Option[],
  { words, attachments }: Belongings,
): Answer {
  const other = wordsOfChosen(value, options, words);
  return {
    value,
    ...(other.some((text) => text !== '') ? { other } : {}),
    ...(attachments.length > 0 && !isUnchosen(value) ? { attachments } : {}),
  };
}

export function belongingsOf(answer: Answer): Belongings {
  return { words: answer.other ?? [], attachments: answer.attachments ?? [] };
}

/** An option that must have words offers the line for them, whatever its other settings say: nobody is left stuck. */
export function offersText(option: Option): boolean {
  return option.takesText === true || option.needsText === true;
}

// spec 5: other-text of options not chosen is cleared
function wordsOfChosen(value: FieldValue, options: readonly Option[], words: readonly string[]): readonly string[] {
  const chosen = new Set(placesOf(value, options));
  return options.map((option, place) => (chosen.has(place) && offersText(option) ? (words[place] ?? '') : ''));
}
