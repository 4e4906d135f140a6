import { fieldsMessages } from '@portico/i18n/fields-messages';
import type { ComponentType } from 'react';
import { languageNow, worded } from './worded.tsx';

/** Loads a page together with the words of form fields. */
export function withFieldsWords(page: Promise<ComponentType>): Promise<ComponentType> {
  return worded(page, { fields: fieldsMessages[languageNow()]() });
}
