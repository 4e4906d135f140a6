import type { Language } from '@portico/form-engine/language';
import { isMessages } from '@portico/i18n/dictionary';
import { createElement, useMemo, type ComponentType, type ReactNode } from 'react';
import { IntlProvider, type Messages, useLocale, useMessages } from 'use-intl';
import { useSession } from './state/session-store.ts';

/** Dictionaries that only some screens need, by the key of their words. */
export type Dictionaries = {
  readonly [Area in keyof Messages]?: Readonly<Record<Language, () => Promise<object>>>;
};

/** A component together with words that are not part of the first load; both are fetched at the same time. */
export async function withWords<Props extends object>(
  loading: Promise<ComponentType<Props>>,
  dictionaries: Dictionaries,
): Promise<ComponentType<Props>> {
  const [Part, words] = await Promise.all([loading, loadWords(dictionaries)]);
  return (props) => <MoreWords words={words}>{createElement(Part, props)}</MoreWords>;
}

/** Changing the language reloads the portal, so only the current language is loaded. */
export async function loadWords(dictionaries: Dictionaries): Promise<Partial<Messages>> {
  const { language } = useSession.getState();
  const areas = Object.entries(dictionaries).map(async ([area, load]) => [area, await load[language]()] as const);
  const words = Object.fromEntries(await Promise.all(areas));
  if (!isMessages<Partial<Messages>>(words)) throw new TypeError('A dictionary is missing');
  return words;
}

interface MoreWordsProps {
  readonly words: Partial<Messages>;
  readonly children: ReactNode;
}

/** Adds words to those already loaded. */
export function MoreWords({ words, children }: MoreWordsProps) {
  const messages = useMessages();
  const locale = useLocale();
  const all = useMemo(() => ({ ...messages, ...words }), [messages, words]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
