import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onSessionEnded, sessionToken } from '../../lib/api.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { isSessionEndAnswered, markSessionEnd } from '../../lib/session/session-end.ts';
import { returnByDevice } from '../../lib/session/return-by-device.ts';
import { forgetUser } from '../../lib/session/session.ts';
import { staffTab } from '../../lib/session/staff-tab.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { rememberReturnPath } from '../../lib/navigation/return-path.ts';
import { mayEnter } from '../routes/guard.ts';
import { useShownRoute } from '../routes/shown-route.ts';

/**
 * When the server no longer knows the session: what was typed stays, the person signs in again and comes back. Temporary
 * users are known by their device, so they are let in again without a word.
 */
export function SessionEnd() {
  const { location, route } = useShownRoute();
  const { path, query } = location;
  const access = route?.access ?? 'open';
  const queries = useQueryClient();

  useEffect(
    () =>
      onSessionEnded(() => {
        const isAnswered = isSessionEndAnswered();
        // Staff has no account to sign in with here: the page stays, and says so.
        if (staffTab() !== null) useSession.setState({ adminEditingOver: true });
        if (isAnswered || staffTab() !== null) return;
        const { slug, user } = useSession.getState();
        const end = (signInPage: '/login' | '/login_fast') => {
          markSessionEnd(slug, sessionToken());
          forgetUser();
          if (mayEnter(access, { slug, user: null })) return;
          rememberReturnPath(slug, path + query);
          goTo(pathTo(signInPage), { state: { sessionEnded: true }, force: true });
        };
        if (!useApplication.getState().passwordFree) return end('/login');
        void returnByDevice().then((uid) => {
          if (uid === null) return end('/login_fast');
          // An account that is gone is another one now, which has nothing of what this page shows.
          if (uid !== user?.uid) return goTo(pathTo('/'), { replace: true, force: true });
          return queries.invalidateQueries();
        });
      }),
    [path, query, access, queries],
  );
  return null;
}
