import { accountsMessages, keepingMessages } from '@portico/i18n/accounts-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** Loads a page together with the words of the account screens, which no other page needs. */
export function withAccountsWords(page: Promise<ComponentType>): Promise<ComponentType> {
  return worded(page, { accounts: accountsMessages[languageNow()]() });
}

/** The same for the screens for keeping an account, which say more. */
export function withKeepingWords(page: Promise<ComponentType>): Promise<ComponentType> {
  const language = languageNow();
  const both = Promise.all([accountsMessages[language](), keepingMessages[language]()]);
  return worded(page, { accounts: both.then(([entering, keeping]) => ({ ...entering, ...keeping })) });
}
