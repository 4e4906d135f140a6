import type { FormDefinition } from '../definition/form-definition.ts';
import { isLanguage, languages, type LocalText } from '../language.ts';
import { isUnseen } from '../patterns/text/unseen.ts';

/** The form as people read it: a text that is missing in one language is said in another, simplified Chinese first. */
export function inEveryLanguage(form: FormDefinition): FormDefinition {
  const filled: FormDefinition = JSON.parse(JSON.stringify(form), (_, part: unknown) =>
    isText(part) ? wordsOf(part) : part,
  );
  return filled;
}

function isText(part: unknown): part is LocalText {
  if (typeof part !== 'object' || part === null) return false;
  const keys = Object.keys(part);
  return keys.length === languages.length && keys.every(isLanguage);
}

function wordsOf(text: LocalText): LocalText {
  const spoken = languages.map((language) => text[language]).find((words) => !isUnseen(words));
  if (spoken === undefined) return text;
  const say = (words: string) => (isUnseen(words) ? spoken : words);
  return { sc: say(text.sc), tc: say(text.tc), en: say(text.en) };
}
