import { randomUUID } from 'node:crypto';
import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import type { Language, LocalText } from '@portico/form-engine/language';
import type { Answer } from '@portico/form-engine/values/answer';
import type { LeftOver } from '@portico/form-engine/versions/move-answers';
import type { KeptLeftOver } from '../../../platform/db/kept-left-over.ts';
import { storedFilesIn } from '../../files/stored-files-in.ts';
import { answerInWords } from '../../forms/answer-in-words.ts';

/** Left-over answers with question and answer in words, because the newer form may no longer have the field. */
export function describeLeftOver(leftOver: readonly LeftOver[], from: CompiledForm): readonly KeptLeftOver[] {
  return leftOver.flatMap((one) => {
    const field = from.byKey.get(one.key);
    if (field === undefined || field.model.isEmpty(one.answer)) return [];
    const words = (language: Language) => wordsOf(one.answer, field, language);
    const inWords = { sc: words('sc'), tc: words('tc'), en: words('en') };
    const described = { ...one, uid: randomUUID(), label: field.definition.label };
    return [isText(one.answer, inWords) ? described : { ...described, words: inWords }];
  });
}

/** Whether the words are just the answer itself; then they need not be stored in every language. */
function isText({ value, other }: Answer, inWords: LocalText): boolean {
  return other === undefined && Object.values(inWords).every((words) => words === value);
}

function wordsOf(answer: Answer, { definition }: CompiledField, language: Language): string {
  const names = storedFilesIn(answer).map(({ name }) => name);
  return [answerInWords(answer, definition, language), ...names].filter((part) => part !== '').join(', ');
}
