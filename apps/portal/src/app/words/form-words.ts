import { applicationMessages } from '@portico/i18n/application-messages';
import { fieldsMessages } from '@portico/i18n/fields-messages';
import { leavingMessages, signInAgainMessages } from '@portico/i18n/leaving-messages';
import { savingMessages } from '@portico/i18n/saving-messages';
import { submissionMessages } from '@portico/i18n/submission-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** Pages with form fields together with their words: the fields alone, or the application form around them. */
export const formWords = { fields: withFieldsWords, application: withApplicationWords } as const;

function withFieldsWords(page: ComponentType): Promise<ComponentType> {
  const language = languageNow();
  return worded(Promise.resolve(page), { fields: fieldsMessages[language](), leaving: leavingMessages[language]() });
}

function withApplicationWords(page: ComponentType): Promise<ComponentType> {
  const language = languageNow();
  return worded(Promise.resolve(page), {
    application: applicationMessages[language](),
    fields: fieldsMessages[language](),
    leaving: leavingMessages[language](),
    saving: savingMessages[language](),
    signInAgain: signInAgainMessages[language](),
    submission: submissionMessages[language](),
  });
}
