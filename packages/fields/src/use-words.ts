import type { LocalText } from '@portico/form-engine/language';
import { languageOf } from '@portico/i18n/locale';
import { useMemo } from 'react';
import { createTranslator, useLocale } from 'use-intl';

type OwnWords = Readonly<Record<string, LocalText>>;
type EnglishOf<W extends OwnWords> = { readonly [K in keyof W]: W[K]['en'] };

/** Says the words that a type keeps in its own folder, in the language of the page. */
export function useWords<W extends OwnWords>(own: W) {
  const locale = useLocale();
  return useMemo(() => {
    const language = languageOf(locale);
    const messages = Object.fromEntries(Object.entries(own).map(([key, text]) => [key, text[language]]));
    if (!isWhole(messages, own)) throw new TypeError('Words are missing');
    return createTranslator<EnglishOf<W>>({ locale, messages });
  }, [own, locale]);
}

function isWhole<W extends OwnWords>(messages: object, own: W): messages is EnglishOf<W> {
  return Object.keys(own).every((key) => key in messages);
}
