import { languages, type LocalText } from '@portico/form-engine/language';
import type { Codec } from '../codec.ts';
import { isBlank, isRecord, opened } from '../json.ts';
import { note, type Notes } from '../notes.ts';
import { text } from './scalars.ts';

/**
 * Words per language: plain text applies to all, an object (or its JSON text) names each. Always written as an object.
 */
export const localText: Codec<LocalText> = {
  decode: (wire, notes) => {
    const source = opened(wire);
    if (isRecord(source)) return fromRecord(source, notes);
    const words = text.decode(wire, notes);
    return typeof words === 'string' ? { sc: words, tc: words, en: words } : words;
  },
  encode: ({ sc, tc, en }) => ({ sc, tc, en }),
};

export const noText: LocalText = { sc: '', tc: '', en: '' };

/** A language without words falls back to sc, tc, en, then any other that the wire has. */
export function withFallback(words: Readonly<Record<string, unknown>>): LocalText | undefined {
  const spoken = [...languages, ...Object.keys(words)].map((language) => wordsIn(words, language));
  const any = spoken.find((one) => one !== '');
  if (any === undefined) return undefined;
  return { sc: spoken[0] || any, tc: spoken[1] || any, en: spoken[2] || any };
}

function fromRecord(words: Readonly<Record<string, unknown>>, notes: Notes): LocalText | undefined {
  for (const language of Object.keys(words)) {
    if (!languages.some((one) => one === language)) note(notes, language, 'unknown');
    else if (wordsIn(words, language) === '' && !isBlank(words[language])) note(notes, language, 'shape');
  }
  return withFallback(words);
}

function wordsIn(words: Readonly<Record<string, unknown>>, language: string): string {
  const own = Object.hasOwn(words, language) ? words[language] : '';
  return typeof own === 'number' ? String(own) : typeof own === 'string' ? own : '';
}
