import { applicationMessages } from '@portico/i18n/application-messages';
import { fieldsMessages } from '@portico/i18n/fields-messages';
import { leavingMessages, signInAgainMessages } from '@portico/i18n/leaving-messages';
import { refereesMessages } from '@portico/i18n/referees-messages';
import { savingMessages } from '@portico/i18n/saving-messages';
import { submissionMessages } from '@portico/i18n/submission-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** Pages with form fields together with their words: the fields alone, or the application form around them. */
export const formWords = { fields: withFieldsWords, application: withApplicationWords } as const;

function withFieldsWords(page: Promise<ComponentType>): Promise<ComponentType> {
  const language = languageNow();
  return worded(page, { fields: fieldsMessages[language](), leaving: leavingMessages[language]() });
}

function withApplicationWords(page: Promise<ComponentType>): Promise<ComponentType> {
  const language = languageNow();
  return worded(page, {
    application: applicationMessages[language](),
    fields: fieldsMessages[language](),
    leaving: leavingMessages[language](),
    referees: refereesMessages[language](),
    saving: savingMessages[language](),
    signInAgain: signInAgainMessages[language](),
    submission: submissionMessages[language](),
  });
}
