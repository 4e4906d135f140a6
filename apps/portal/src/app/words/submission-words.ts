import { documentsMessages } from '@portico/i18n/documents-messages';
import { fieldsMessages } from '@portico/i18n/fields-messages';
import { signInAgainMessages } from '@portico/i18n/leaving-messages';
import { previewMessages } from '@portico/i18n/preview-messages';
import { submissionMessages } from '@portico/i18n/submission-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** The preview together with its words and those of what is read in it. */
export function withPreviewWords(page: ComponentType): Promise<ComponentType> {
  const language = languageNow();
  return worded(Promise.resolve(page), {
    documents: documentsMessages[language](),
    fields: fieldsMessages[language](),
    preview: previewMessages[language](),
    signInAgain: signInAgainMessages[language](),
    submission: submissionMessages[language](),
  });
}

export function withSubmittedWords(page: ComponentType): Promise<ComponentType> {
  const language = languageNow();
  return worded(Promise.resolve(page), {
    documents: documentsMessages[language](),
    submission: submissionMessages[language](),
  });
}
