import { isForgotten, type Option } from '@portico/form-engine/definition/option';
import { languages, type LocalText } from '@portico/form-engine/language';
import { optionOf } from './options.ts';

/**
 * What an option is called that is no longer offered, in every language in which somebody may read it. Null if the form
 * does not know it any more, and of one whose words were deleted for good.
 */
export function retiredWords(value: string, retired: readonly Option[] = none): LocalText | null {
  const option = optionOf(value, retired);
  if (option === undefined || isForgotten(option)) return null;
  const { label } = option;
  const written = languages.map((language) => label[language]).find((words) => words.trim() !== '') ?? value;
  const words = (text: string) => (text.trim() === '' ? written : text);
  return { sc: words(label.sc), tc: words(label.tc), en: words(label.en) };
}

const none = [] as const;
