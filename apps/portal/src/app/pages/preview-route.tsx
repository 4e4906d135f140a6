import { PreviewPage } from '../../features/preview/preview-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { withPreviewWords } from '../words/submission-words.ts';

export function wordedPreviewRoute() {
  return withPreviewWords(PreviewRoute);
}

function PreviewRoute() {
  const { project, user, language } = useSession();
  return project === null ? null : <PreviewPage project={project} user={user} language={language} />;
}
