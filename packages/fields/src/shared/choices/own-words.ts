import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Answer, FieldValue } from '@portico/form-engine/values/answer';
import { offersText } from './choice-answer.ts';
import { chosenPlaces, placesOf } from './places.ts';

/** Own words from any JSON: a list by the option's place, or one text for the chosen option that takes it. */
export function readWords(raw: unknown, value: FieldValue, field: FieldDefinition): readonly string[] {
  if (Array.isArray(raw)) return raw.map((text: unknown) => (typeof text === 'string' ? text : ''));
  if (typeof raw !== 'string' || raw === '') return [];
  const options = field.options ?? [];
  const taker = placesOf(value, options).find((place) => {
    const option = options[place];
    return option !== undefined && offersText(option);
  });
  return options.map((_, place) => (place === taker ? raw : ''));
}

/** spec 5: an option flagged required, once chosen, needs its other-text. */
export function lacksWords(answer: Answer, field: FieldDefinition): boolean {
  return chosenPlaces(answer, field).some(
    (place) => field.options?.[place]?.needsText === true && (answer.other?.[place] ?? '').trim() === '',
  );
}
