import { adminEditMessages } from '@portico/i18n/admin-edit-messages';
import { createElement, type ReactNode } from 'react';
import { EntryRefused } from '../parts/admin-edit/entry-refused.tsx';
import { PlainFrame } from './plain-frame.tsx';
import { languageNow, worded } from './words/worded.tsx';

/** The page of a staff member whose code did not open anything. */
export async function staffEntryScreen(): Promise<ReactNode> {
  const words = { adminEdit: adminEditMessages[languageNow()]() };
  const page = await worded(Promise.resolve(EntryRefused), words);
  return <PlainFrame>{createElement(page)}</PlainFrame>;
}
