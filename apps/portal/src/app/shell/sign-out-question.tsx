import { leavingMessages } from '@portico/i18n/leaving-messages';
import { localeTags } from '@portico/i18n/locale';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { hasUnsent } from '../../lib/saving/unsent.ts';
import { signOut } from '../../lib/session/session.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { loadWords } from '../../lib/words.tsx';
import { LeavingQuestion } from '../../parts/leaving/leaving.tsx';

/** Signs out where nothing would be lost; asks where something would. */
export async function askSignOut(show: (question: ReactNode) => void): Promise<void> {
  const { slug, user, language } = useSession.getState();
  if (user === null || !(await hasUnsent(slug, user.uid))) return signOut();
  const words = await loadWords({ leaving: leavingMessages });
  const goOn = () => {
    show(null);
    void signOut();
  };
  return show(
    <IntlProvider locale={localeTags[language]} messages={words} timeZone="UTC">
      <LeavingQuestion
        pending={{ effect: 'kept', departure: { by: 'signOut', to: null, goOn } }}
        onStay={() => show(null)}
        onLeave={goOn}
      />
    </IntlProvider>,
  );
}
