import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { hasUnreadable, isUnseen } from '@portico/form-engine/patterns/unseen';
import { type Answer, type FieldValue, ownWords, type StoredFile } from '@portico/form-engine/values/answer';
import type { Told } from '@portico/form-engine/values/told';
import { readText } from '../typed-text/read-text.ts';
import { chosenOptions, chosenValues, isUnchosen, optionOf } from './options.ts';
import { retiredWords } from './retired-words.ts';

/** What may accompany a choice: own words by the option's value, and documents. */
export interface Belongings {
  readonly other?: Answer['other'];
  readonly attachments: readonly StoredFile[];
}

/** A choice with what belongs to it, and nothing else. spec 5: other-text of options not chosen is cleared. */
export function choiceAnswer(value: FieldValue, options: readonly Option[], belongings: Belongings): Answer {
  const { other, attachments } = belongings;
  const words = chosenOptions(value, options)
    .filter(offersText)
    .map((option) => [option.value, ownWords({ other }, option.value)] as const)
    .filter(([, text]) => text !== '');
  return {
    value,
    ...(words.length > 0 ? { other: Object.fromEntries(words) } : {}),
    ...(attachments.length > 0 && !isUnchosen(value) ? { attachments } : {}),
  };
}

export function belongingsOf({ other, attachments = [] }: Answer): Belongings {
  return { ...(other && { other }), attachments };
}

/** An option that requires own words always offers the line for them, whatever its other settings say. */
export function offersText(option: Option): boolean {
  return option.takesText === true || option.needsText === true;
}

/** Reads own words from any JSON. */
export function readWords(raw: unknown): Readonly<Record<string, string>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  const entries: readonly (readonly [string, unknown])[] = Object.entries(raw);
  return Object.fromEntries(entries.map(([option, text]) => [option, typeof text === 'string' ? readText(text) : '']));
}

/** spec 5: an option flagged required, once chosen, needs its other-text. */
export function lacksWords(answer: Answer, { options = [] }: FieldDefinition): boolean {
  return chosenOptions(answer.value, options).some(
    ({ value, needsText }) => needsText === true && isUnseen(ownWords(answer, value)),
  );
}

/** Whether own words contain half a surrogate pair. */
export function hasUnreadableWords(answer: Answer): boolean {
  return Object.values(answer.other ?? {}).some(hasUnreadable);
}

/** The chosen options, each with its own words, then the documents. */
export function tellChoices(answer: Answer, { options = [], retired }: FieldDefinition): readonly Told[] {
  const { attachments = [] } = answer;
  const choices = chosenValues(answer).map((value) => {
    const label = optionOf(value, options)?.label;
    return {
      label: label ?? retiredWords(value, retired) ?? value,
      words: ownWords(answer, value).trim(),
      isGone: label === undefined,
    };
  });
  return [
    { kind: 'choices', choices },
    ...(attachments.length > 0 ? [{ kind: 'files', files: attachments } as const] : []),
  ];
}
