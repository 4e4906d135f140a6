import { type RefereesMessages, refereesMessages } from '@portico/i18n/referees-messages';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { homeQuery } from '../../lib/queries.ts';
import { useSession } from '../../lib/state/session-store.ts';
import styles from './later-letters-card.module.css';

// Beside the page, and never in its way: whoever has no letters to wait for does not notice it.
const Card = lazy<ComponentType>(async () => {
  try {
    const { language } = useSession.getState();
    const [{ LettersCard }, words] = await Promise.all([import('./letters-card.tsx'), refereesMessages[language]()]);
    return {
      default: () => (
        <WithWords words={words}>
          <LettersCard />
        </WithWords>
      ),
    };
  } catch {
    return { default: () => <span hidden /> };
  }
});

/** The card about the letters, with its words, once both have come; its room is kept where it is known to come. */
export function LaterLettersCard() {
  const isAsked = useQuery(homeQuery).data?.has_referee;
  if (isAsked === false) return null;
  return (
    <div className={isAsked === true ? styles.room : undefined}>
      <Suspense fallback={null}>
        <Card />
      </Suspense>
    </div>
  );
}

interface WithWordsProps {
  readonly words: object;
  readonly children: ReactNode;
}

function WithWords({ words, children }: WithWordsProps) {
  const messages = useMessages();
  const locale = useLocale();
  if (!hasEnglishKeys(words)) return null;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, referees: words }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}

// use-intl knows a message by its English sentence; `Dictionary` has proved that the keys are the same.
function hasEnglishKeys(words: object): words is RefereesMessages {
  return 'card' in words;
}
