import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onSessionEnded } from '../lib/api.ts';
import { pathTo } from '../lib/paths.ts';
import { forgetUser } from '../lib/session.ts';
import { useSession } from '../lib/state/session-store.ts';
import { rememberWanted } from '../lib/wanted-place.ts';
import { mayEnter } from './guard.ts';
import { useCurrentRoute } from './use-current-route.ts';

/** When the server no longer knows the session: what was typed stays, the person signs in again and comes back. */
export function SessionEnd() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const access = useCurrentRoute()?.access ?? 'open';

  useEffect(
    () =>
      onSessionEnded(() => {
        const { slug } = useSession.getState();
        forgetUser();
        queries.removeQueries({ queryKey: ['home'] });
        queries.removeQueries({ queryKey: ['unread'] });
        if (mayEnter(access, { slug, user: null, passwordFree: false })) return;
        rememberWanted(slug, pathname + search);
        void navigate(pathTo('login'), { state: { sessionEnded: true } });
      }),
    [navigate, queries, pathname, search, access],
  );
  return null;
}
