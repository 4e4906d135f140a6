import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { onSessionEnded, sessionToken } from '../../lib/api.ts';
import { nowSeconds } from '../../lib/clock.ts';
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

/** More silent returns than these mean that the server refuses what it has just given: without a limit it would be asked for ever. */
const returns = { most: 3, withinSeconds: 60 } as const;

/**
 * Runs when the server no longer knows the session: what was typed stays, and the person signs in again and comes back.
 * Temporary users are recognised by their device and signed in again silently.
 */
export function SessionEnd() {
  const { location, route } = useShownRoute();
  const { path, query } = location;
  const access = route?.access ?? 'open';
  const queries = useQueryClient();
  const returnedAt = useRef<readonly number[]>([]);
  const isReturning = useRef(false);

  useEffect(
    () =>
      onSessionEnded(() => {
        const isAnswered = isSessionEndAnswered();
        // Staff have no account to sign in with here: the page stays and says so.
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
        // Several calls of one page are refused together.
        if (isReturning.current) return;
        const now = nowSeconds();
        const lately = returnedAt.current.filter((at) => now - at < returns.withinSeconds);
        if (lately.length >= returns.most) return end('/login_fast');
        returnedAt.current = [...lately, now];
        isReturning.current = true;
        void returnByDevice().then((uid) => {
          isReturning.current = false;
          if (uid === null) return end('/login_fast');
          // The old account is gone, and the new one has nothing of what this page shows.
          if (uid !== user?.uid) return goTo(pathTo('/'), { replace: true, force: true });
          return queries.invalidateQueries();
        });
      }),
    [path, query, access, queries],
  );
  return null;
}
