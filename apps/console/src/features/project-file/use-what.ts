import type { ConsoleMessages } from '@portico/i18n/console-messages';
import { useMessages, useTranslations } from 'use-intl';

type What = keyof ConsoleMessages['console']['projectFile']['what'];

/** The words of a difference: what it is about, and values that are keys. What has none here is shown as it is. */
export function useWhat() {
  const t = useTranslations('console.projectFile.what');
  const { console: words } = useMessages();
  const { choices } = words.settings;
  const chosen: Readonly<Record<string, object>> = {
    languages: words.languages,
    untranslated: words.languages,
    loginMethods: choices,
    registerMethods: choices,
    userType: choices,
  };
  return {
    whatOf: (what: string): string => {
      const key = what.replace('.', '_');
      return isKnown(key, words.projectFile.what) ? t(key) : what;
    },
    wordsOf: (what: string, value: string): string => {
      const known = chosen[what];
      if (known === undefined) return value;
      return value
        .split(', ')
        .map((key) => String(Reflect.get(known, key) ?? key))
        .join(', ');
    },
  };
}

function isKnown(key: string, words: object): key is What {
  return Object.hasOwn(words, key);
}
