import { SubmittedPage } from '../../features/submitted/submitted-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { withSubmittedWords } from '../words/submission-words.ts';

export function wordedSubmittedRoute() {
  return withSubmittedWords(SubmittedRoute);
}

function SubmittedRoute() {
  const { project, user, language } = useSession();
  return project === null ? null : <SubmittedPage project={project} user={user} language={language} />;
}
