import { fieldsMessages } from '@portico/i18n/fields-messages';
import { signInAgainMessages } from '@portico/i18n/leaving-messages';
import { refereesMessages } from '@portico/i18n/referees-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** The page of recommenders together with its words and those of a row that is written there. */
export function withRefereesWords(page: ComponentType): Promise<ComponentType> {
  const language = languageNow();
  return worded(Promise.resolve(page), {
    fields: fieldsMessages[language](),
    referees: refereesMessages[language](),
    signInAgain: signInAgainMessages[language](),
  });
}

export function withLettersWords(page: ComponentType): Promise<ComponentType> {
  return worded(Promise.resolve(page), { referees: refereesMessages[languageNow()]() });
}
