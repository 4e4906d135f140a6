import { models } from '@portico/fields/models';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { Answer } from '@portico/form-engine/values/answer';
import type { Told, Wording } from '@portico/form-engine/values/told';
import { documentWord } from '@portico/i18n/document-words';

/** The separators between the entries of a list. */
export const listMarks: LocalText = { sc: '、', tc: '、', en: ', ' };

/** An answer as text, possibly of several lines; empty for files and for empty answers. */
export function answerInWords(answer: Answer, field: FieldDefinition, language: Language): string {
  const parts = models[field.type].tell(answer, field).map((told) => inWords(told, language));
  return parts.filter((part) => part !== '').join(listMarks[language]);
}

function inWords(told: Told, language: Language): string {
  const inLanguage = (words: Wording) => (typeof words === 'string' ? words : words[language]);
  if (told.kind === 'text') {
    const suffix = told.suffix?.[language] ?? '';
    return told.text === '' || suffix === '' ? told.text : `${told.text} ${suffix}`;
  }
  if (told.kind === 'choices') {
    const choices = told.choices.map(({ label, words }) => inLanguage(label) + (words === '' ? '' : `: ${words}`));
    return choices.join(listMarks[language]);
  }
  if (told.kind === 'range') {
    const until = told.isPresent ? documentWord('present')[language] : told.end;
    return told.start === '' && until === '' ? '' : `${told.start} ~ ${until}`;
  }
  if (told.kind !== 'pairs') return '';
  return told.pairs
    .flatMap(({ label, value }) => (value === '' ? [] : [`${inLanguage(label)}: ${inLanguage(value)}`]))
    .join('\n');
}
