import type { FieldModel } from '@portico/form-engine/field-model';
import { textKey } from '@portico/form-engine/patterns/text-key';
import { hasUnreadable, isUnseen } from '@portico/form-engine/patterns/unseen';
import { countWords } from '@portico/form-engine/word-count';
import { countCharacters } from '../shared/typed-text/count-characters.ts';
import { readText } from '../shared/typed-text/read-text.ts';

const charactersAWord = 30;

/** Several lines. Its limits are soft: text that is too long is kept and reported. */
export const longTextModel: FieldModel = {
  type: 'long-text',
  isProse: true,
  empty: { value: '' },
  // A form-encoded body has line breaks as carriage return and line feed.
  read: (raw) => ({ value: readText(raw.value).replaceAll(/\r\n?/g, '\n') }),
  isEmpty: ({ value }) => isUnseen(readText(value)),
  tell: ({ value }) => [{ kind: 'text', text: readText(value) }],
  check: ({ value }, { text: { shortest = 0, longest } = {} }) => {
    const text = readText(value);
    if (hasUnreadable(text)) return { key: 'unreadable' };
    const characters = shortest > 0 ? countCharacters(text) : 0;
    if (characters < shortest) return { key: 'tooShort', params: { least: shortest, count: characters } };
    // No text has more words than code units.
    if (longest === undefined || text.length <= longest) return null;
    const words = countWords(text);
    if (words > longest) return { key: 'tooManyWords', params: { most: longest, count: words } };
    // Punctuation and endless words hardly count as words, so the characters are limited too.
    const most = longest * charactersAWord;
    const count = text.length > most ? countCharacters(text) : 0;
    return count > most ? { key: 'tooLong', params: { most, count } } : null;
  },
  length: ({ value }) => countCharacters(readText(value)),
  keyOf: ({ value }) => textKey(readText(value)),
};
