import { leavingMessages } from '@portico/i18n/leaving-messages';
import { localeTags } from '@portico/i18n/locale';
import type { ReactNode } from 'react';
import { IntlProvider, type Messages } from 'use-intl';
import { hasUnsent } from '../../lib/saving/unsent.ts';
import { signOut } from '../../lib/session.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { LeavingQuestion } from '../../parts/leaving/leaving.tsx';

/** Signs out where nothing would be lost; asks where something would. */
export async function askSignOut(show: (question: ReactNode) => void): Promise<void> {
  const { slug, user, language } = useSession.getState();
  if (user === null || !(await hasUnsent(slug, user.uid))) return signOut();
  const words = { leaving: await leavingMessages[language]() };
  if (!hasEnglishKeys(words)) return signOut();
  const goOn = () => {
    show(null);
    void signOut();
  };
  return show(
    <IntlProvider locale={localeTags[language]} messages={words} timeZone="UTC">
      <LeavingQuestion
        asked={{ fate: 'kept', departure: { by: 'signOut', to: null, goOn } }}
        onStay={() => show(null)}
        onLeave={goOn}
      />
    </IntlProvider>,
  );
}

// use-intl knows a message by its English sentence; `Dictionary` has proved that the keys are the same.
function hasEnglishKeys(words: object): words is Partial<Messages> {
  return 'leaving' in words;
}
