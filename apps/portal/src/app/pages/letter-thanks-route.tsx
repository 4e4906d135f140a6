import { ThanksPage } from '../../features/recommender/thanks-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { referenceWords } from '../words/reference-words.ts';

export function wordedThanksRoute() {
  return referenceWords.requests(ThanksRoute);
}

function ThanksRoute() {
  return <ThanksPage language={useSession((session) => session.language)} />;
}
