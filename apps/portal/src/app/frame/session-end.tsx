import { useEffect } from 'react';
import { onSessionEnded, sessionToken } from '../../lib/api.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { isSessionEndAnswered, markSessionEnd } from '../../lib/session/session-end.ts';
import { forgetUser } from '../../lib/session/session.ts';
import { staffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { rememberReturnPath } from '../../lib/navigation/return-path.ts';
import { mayEnter } from '../routes/guard.ts';
import { useShownRoute } from '../routes/shown-route.ts';

/** When the server no longer knows the session: what was typed stays, the person signs in again and comes back. */
export function SessionEnd() {
  const { location, route } = useShownRoute();
  const { path, query } = location;
  const access = route?.access ?? 'open';

  useEffect(
    () =>
      onSessionEnded(() => {
        const isAnswered = isSessionEndAnswered();
        // Staff has no account to sign in with here: the page stays, and says so.
        if (staffTab() !== null) useSession.setState({ adminEditingOver: true });
        if (isAnswered || staffTab() !== null) return;
        const { slug } = useSession.getState();
        markSessionEnd(slug, sessionToken());
        forgetUser();
        if (mayEnter(access, { slug, user: null, passwordFree: false })) return;
        rememberReturnPath(slug, path + query);
        goTo(pathTo('/login'), { state: { sessionEnded: true }, force: true });
      }),
    [path, query, access],
  );
  return null;
}
