import { accountsMessages } from '@portico/i18n/accounts-messages';
import { recommenderEntryMessages } from '@portico/i18n/recommender-entry-messages';
import { useTranslations } from 'use-intl';
import { EntryPage } from '../../features/recommender/entry-page.tsx';
import { usePlaceOnScreen } from '../place-context.ts';
import { languageNow, worded } from '../words/worded.tsx';

export function wordedEntryRoute() {
  const language = languageNow();
  return worded(Promise.resolve(EntryRoute), {
    accounts: accountsMessages[language](),
    recommenderEntry: recommenderEntryMessages[language](),
  });
}

function EntryRoute() {
  const t = useTranslations('pages');
  return <EntryPage title={t('ref_login')} place={usePlaceOnScreen()} />;
}
