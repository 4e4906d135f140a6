import { accountsMessages } from '@portico/i18n/accounts-messages';
import { fieldsMessages } from '@portico/i18n/fields-messages';
import { leavingMessages } from '@portico/i18n/leaving-messages';
import { recommenderEntryMessages } from '@portico/i18n/recommender-entry-messages';
import { referenceMessages } from '@portico/i18n/reference-messages';
import { savingMessages } from '@portico/i18n/saving-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** Recommenders' pages with their words: to look at requests, and to write. */
export const referenceWords = { requests: withRequestWords, writing: withWritingWords } as const;

function withRequestWords(page: ComponentType): Promise<ComponentType> {
  return worded(Promise.resolve(page), { reference: referenceMessages[languageNow()]() });
}

function withWritingWords(page: ComponentType): Promise<ComponentType> {
  const language = languageNow();
  return worded(Promise.resolve(page), {
    accounts: accountsMessages[language](),
    fields: fieldsMessages[language](),
    leaving: leavingMessages[language](),
    recommenderEntry: recommenderEntryMessages[language](),
    reference: referenceMessages[language](),
    saving: savingMessages[language](),
  });
}
