import { adminEditMessages } from '@portico/i18n/admin-edit-messages';
import type { ReactNode } from 'react';
import { loadWords, MoreWords } from '../../lib/words.tsx';
import { EntryRefused } from '../../parts/admin-edit/entry-refused.tsx';
import { PlainFrame } from './plain-frame.tsx';

/** Shown to a staff member whose entry code was not accepted. */
export async function staffEntryScreen(): Promise<ReactNode> {
  const words = await loadWords({ adminEdit: adminEditMessages });
  return (
    <PlainFrame>
      <MoreWords words={words}>
        <EntryRefused />
      </MoreWords>
    </PlainFrame>
  );
}
