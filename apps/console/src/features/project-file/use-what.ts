import type { ConsoleMessages } from '@portico/i18n/console-messages';
import { useMessages, useTranslations } from 'use-intl';

type What = keyof ConsoleMessages['console']['projectFile']['what'];

/** The name of what a difference is about; a key that has none here is shown as it is. */
export function useWhat(): (what: string) => string {
  const t = useTranslations('console.projectFile.what');
  const { console: words } = useMessages();
  return (what) => {
    const key = what.replace('.', '_');
    return isKnown(key, words.projectFile.what) ? t(key) : what;
  };
}

function isKnown(key: string, words: object): key is What {
  return Object.hasOwn(words, key);
}
