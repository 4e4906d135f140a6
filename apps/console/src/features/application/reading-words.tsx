import type { Language } from '@portico/form-engine/language';
import { fieldsMessages } from '@portico/i18n/fields-messages';
import { previewMessages } from '@portico/i18n/preview-messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { IntlProvider, type Messages, useLocale, useMessages } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { ownZone } from '@portico/browser/moment';

/** The words of the preview and its fields, which no other page of the console needs. */
export function ReadingWords({ children }: { readonly children: ReactNode }) {
  const messages = useMessages();
  const locale = useLocale();
  const { data: words } = useQuery(readingWordsQuery(useLanguage()));
  const all = useMemo(() => ({ ...messages, ...words }), [messages, words]);
  if (words === undefined) return null;
  return (
    <IntlProvider locale={locale} messages={all} timeZone={ownZone()}>
      {children}
    </IntlProvider>
  );
}

function readingWordsQuery(language: Language) {
  return {
    queryKey: ['words', 'reading', language],
    queryFn: async () => {
      const [fields, preview] = await Promise.all([fieldsMessages[language](), previewMessages[language]()]);
      const words: object = { fields, preview };
      if (!hasEnglishKeys(words)) throw new TypeError(`The words of ${language} are not whole`);
      return words;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    placeholderData: keepPreviousData,
  };
}

// use-intl knows a message by its English sentence; `Dictionary` has proved that the keys are the same.
function hasEnglishKeys(words: object): words is Partial<Messages> {
  return 'fields' in words && 'preview' in words;
}
