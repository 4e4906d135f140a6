import { RefereesPage } from '../../features/referees/referees-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { withRefereesWords } from '../words/referees-words.ts';

export function wordedRefereesRoute() {
  return withRefereesWords(RefereesRoute);
}

function RefereesRoute() {
  return <RefereesPage language={useSession(({ language }) => language)} />;
}
