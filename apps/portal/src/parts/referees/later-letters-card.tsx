import { refereesMessages } from '@portico/i18n/referees-messages';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { homeQuery } from '../../lib/queries.ts';
import { withWords } from '../../lib/words.tsx';
import styles from './later-letters-card.module.css';

// Loads without blocking the page; somebody without letters does not notice it.
const Card = lazy<ComponentType>(async () => {
  try {
    const card = import('./letters-card.tsx').then((chunk) => chunk.LettersCard);
    return { default: await withWords(card, { referees: refereesMessages }) };
  } catch {
    return { default: () => <span hidden /> };
  }
});

/** The card about the letters, once it and its words have loaded; space is reserved if it is known to appear. */
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
