import { moduleSettings } from '@portico/fields/section-settings';
import { useMessages, useTranslations } from 'use-intl';
import { useLanguage } from '../../../../lib/language.ts';
import type { ListWords } from './question-list.ts';

/** The words of a question list in the language of the screen. */
export function useListWords(): ListWords {
  const t = useTranslations('console');
  const language = useLanguage();
  const { console: words } = useMessages();
  const { columns, languages } = words.formImport.list;
  return {
    language,
    column: (name) => {
      const [, base = name, suffix] = /^(.*)_(sc|tc|en)$/.exec(name) ?? [];
      const text = lookUp(columns, base);
      return suffix === undefined ? text : `${text} (${lookUp(languages, suffix)})`;
    },
    type: (type) => t(`designer.types.${type}`),
    author: (author) => moduleSettings.find(({ path }) => path === 'author')?.choices?.[author]?.[language] ?? author,
    instructions: words.formImport.list.instructions.split('\n'),
    unsaid: words.formImport.list.unsaid,
  };
}

function lookUp(words: object, key: string): string {
  const text: unknown = new Map(Object.entries(words)).get(key);
  return typeof text === 'string' ? text : key;
}
