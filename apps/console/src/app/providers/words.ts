import type { Language } from '@portico/form-engine/language';
import { consoleMessages, type ConsoleMessages } from '@portico/i18n/console-messages';
import { isMessages } from '@portico/i18n/dictionary';
import { fieldsMessages } from '@portico/i18n/fields-messages';
import { previewMessages } from '@portico/i18n/preview-messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import type { Messages } from 'use-intl';

// antd always includes English.
const antdLocales: Readonly<Record<Language, () => Promise<Locale>>> = {
  sc: () => import('antd/es/locale/zh_CN').then((chunk) => chunk.default),
  tc: () => import('antd/es/locale/zh_TW').then((chunk) => chunk.default),
  en: () => Promise.resolve(english),
};

/** Our words and antd's in one language; while another language loads, the previous words stay on screen. */
export function wordsQuery(language: Language) {
  return queryOptions({
    queryKey: ['words', language],
    queryFn: async () => {
      const [messages, antd] = await Promise.all([consoleMessages[language](), antdLocales[language]()]);
      if (!isMessages<ConsoleMessages>(messages)) throw new TypeError(`The words of ${language} are not whole`);
      return { language, messages, antd };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: true,
    placeholderData: keepPreviousData,
  });
}

/** Words that only a few pages need, by the name under which a page lists them. */
const areas = { fields: fieldsMessages, preview: previewMessages } as const;

export type WordsArea = keyof typeof areas;

export function areasQuery(names: readonly WordsArea[], language: Language) {
  return queryOptions({
    queryKey: ['words', language, names],
    queryFn: async () => {
      const loaded = await Promise.all(names.map(async (name) => [name, await areas[name][language]()] as const));
      const words = Object.fromEntries(loaded);
      if (!isMessages<Partial<Messages>>(words)) throw new TypeError(`The words of ${language} are not whole`);
      return words;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: true,
    placeholderData: keepPreviousData,
  });
}
