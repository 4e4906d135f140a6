import type { ConsoleMessages } from '@portico/i18n/console-messages';
import { useMessages, useTranslations } from 'use-intl';
import { choicesInFile, namesWithin } from '../../parts/project-file/file-words.ts';

type What = keyof ConsoleMessages['console']['projectFile']['what'];

/** The words of a difference: what it is about, and values that are keys. What has none here is shown as it is. */
export function useWhat() {
  const t = useTranslations('console.projectFile.what');
  const { console: words } = useMessages();
  const [within, chosen] = [namesWithin(words), choicesInFile(words)];
  const nameOf = (key: string): string => (isKnown(key, words.projectFile.what) ? t(key) : key);
  return {
    whatOf: (what: string): string => {
      const key = what.replace('.', '_');
      const [whole = '', part = ''] = what.split('.');
      const inside = within[whole]?.[part];
      if (isKnown(key, words.projectFile.what)) return t(key);
      return inside === undefined ? what : `${nameOf(whole)} › ${inside}`;
    },
    wordsOf: (what: string, value: string): string => {
      const known = chosen[what.split('.').at(-1) ?? ''];
      if (known === undefined) return value;
      return value
        .split(', ')
        .map((key) => known[key] ?? key)
        .join(', ');
    },
  };
}

function isKnown(key: string, words: object): key is What {
  return Object.hasOwn(words, key);
}
