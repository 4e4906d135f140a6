import { LettersPage } from '../../features/letters/letters-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { withLettersWords } from '../words/referees-words.ts';

export function wordedLettersRoute() {
  return withLettersWords(LettersRoute);
}

function LettersRoute() {
  return <LettersPage language={useSession(({ language }) => language)} />;
}
