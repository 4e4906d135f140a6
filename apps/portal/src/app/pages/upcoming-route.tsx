import { NotFoundPage } from '../../features/errors/not-found-page.tsx';
import { UpcomingPage } from '../../features/upcoming/upcoming-page.tsx';
import { useSession } from '../../lib/state/session-store.ts';
import { useCurrentRoute } from '../use-current-route.ts';

export function UpcomingRoute() {
  const route = useCurrentRoute();
  const language = useSession((session) => session.language);
  return route === null ? <NotFoundPage /> : <UpcomingPage name={route.name} language={language} />;
}
