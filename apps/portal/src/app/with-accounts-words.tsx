import { accountsMessages, keepingMessages, type AccountsMessages } from '@portico/i18n/accounts-messages';
import { createElement, useMemo, type ComponentType } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { useSession } from '../lib/state/session-store.ts';

/** Loads a page together with the words of the account screens, which no other page needs. */
export function withAccountsWords(page: Promise<ComponentType>): Promise<ComponentType> {
  return worded(page, accountsMessages[languageNow()]());
}

/** The same for the screens for keeping an account, which say more. */
export function withKeepingWords(page: Promise<ComponentType>): Promise<ComponentType> {
  const language = languageNow();
  const both = Promise.all([accountsMessages[language](), keepingMessages[language]()]);
  return worded(
    page,
    both.then(([entering, keeping]) => ({ ...entering, ...keeping })),
  );
}

// A change of language reloads the portal, so one language is all a page ever sees.
function languageNow() {
  return useSession.getState().language;
}

async function worded(page: Promise<ComponentType>, words: Promise<object>): Promise<ComponentType> {
  const [Page, accounts] = await Promise.all([page, words]);
  if (!hasEnglishKeys(accounts)) throw new TypeError('The words of the account screens are not whole');
  return function WordedPage() {
    const messages = useMessages();
    const locale = useLocale();
    const all = useMemo(() => ({ ...messages, accounts }), [messages]);
    return (
      <IntlProvider locale={locale} messages={all} timeZone="UTC">
        {createElement(Page)}
      </IntlProvider>
    );
  };
}

// use-intl knows a message by its English sentence; `Dictionary` has proved that the keys are the same.
function hasEnglishKeys(messages: object): messages is AccountsMessages {
  return 'register' in messages;
}
