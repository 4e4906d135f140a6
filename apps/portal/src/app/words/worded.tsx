import { createElement, useMemo, type ComponentType } from 'react';
import { IntlProvider, type Messages, useLocale, useMessages } from 'use-intl';
import { useSession } from '../../lib/state/session-store.ts';

/** Words that only some pages need: the name they are known by, and what they are. */
export type PageWords = {
  readonly [
    Area in
      | 'accounts'
      | 'adminEdit'
      | 'application'
      | 'documents'
      | 'fields'
      | 'leaving'
      | 'preview'
      | 'receipts'
      | 'recommenderEntry'
      | 'reference'
      | 'referees'
      | 'saving'
      | 'signInAgain'
      | 'signing'
      | 'submission'
      | 'uploads'
  ]?: Promise<object>;
};

/** A page together with words that no other page needs. */
export async function worded(page: Promise<ComponentType>, words: PageWords): Promise<ComponentType> {
  const areas = Object.entries(words).map(async ([area, loading]) => [area, await loading] as const);
  const [Page, ...loaded] = await Promise.all([page, ...areas]);
  const extra = Object.fromEntries(loaded);
  if (!hasEnglishKeys(extra)) throw new TypeError('The words of a page are not whole');
  return function WordedPage() {
    const messages = useMessages();
    const locale = useLocale();
    const all = useMemo(() => ({ ...messages, ...extra }), [messages]);
    return (
      <IntlProvider locale={locale} messages={all} timeZone="UTC">
        {createElement(Page)}
      </IntlProvider>
    );
  };
}

// A change of language reloads the portal, so one language is all a page ever sees.
export function languageNow() {
  return useSession.getState().language;
}

// use-intl knows a message by its English sentence; `Dictionary` has proved that the keys are the same.
function hasEnglishKeys(words: object): words is Partial<Messages> {
  return Object.values(words).every((area) => typeof area === 'object' && area !== null);
}
