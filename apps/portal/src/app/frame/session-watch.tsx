import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pathTo } from '../../lib/navigation/paths.ts';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { applicationRoot, homeQuery, unreadQuery } from '../../lib/queries.ts';
import { isSessionEndAnswered, sessionEnd } from '../../lib/session/session-end.ts';
import { followSignOut } from '../../lib/session/session.ts';
import { staffTab } from '../../lib/session/staff-tab.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { tenantKey } from '../../lib/session/tenant-keys.ts';
import { useShownRoute } from '../routes/shown-route.ts';

/** Keeps track of who is signed in: by events of other tabs, and by asking the server now and then. */
export function SessionWatch() {
  const queries = useQueryClient();
  const { path } = useShownRoute().location;

  useEffect(() => dropAnswersWithUser(queries), [queries]);
  useEffect(() => followOtherTabs(queries), [queries]);
  useEffect(() => askWhenSeen(queries), [queries]);
  const uid = useSession(({ user }) => user?.uid);
  useEffect(() => (uid === undefined || staffTab() !== null ? undefined : follow(queries)), [queries, uid]);
  const before = useRef('');
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    askUnread(queries);
  }, [queries, path]);
  return null;
}

/** Follows new messages as they come, once the page is there. */
function follow(queries: QueryClient): () => void {
  let isOver = false;
  let stop = () => {};
  void import('../../lib/live/follow-messages.ts').then(
    ({ followMessages }) => {
      if (!isOver) stop = followMessages(queries);
    },
    // Without it, messages are asked for now and then.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop();
  };
}

const freshMs = 5000;

/** The cheapest call that needs a session; it notices when the session has ended. */
function askUnread(queries: QueryClient): void {
  if (useSession.getState().user !== null) void queries.prefetchQuery({ ...unreadQuery, staleTime: freshMs });
}

function askWhenSeen(queries: QueryClient): () => void {
  const ask = () => {
    if (document.visibilityState === 'visible') askUnread(queries);
  };
  document.addEventListener('visibilitychange', ask);
  return () => document.removeEventListener('visibilitychange', ask);
}

/** Clears the query cache when the user signs out. */
function dropAnswersWithUser(queries: QueryClient): () => void {
  return useSession.subscribe(({ user }, before) => {
    if (user !== null || before.user === null) return;
    queries.removeQueries({ queryKey: homeQuery.queryKey });
    queries.removeQueries({ queryKey: unreadQuery.queryKey });
    queries.removeQueries({ queryKey: applicationRoot });
  });
}

function followOtherTabs(queries: QueryClient): () => void {
  // A staff session ignores sign-ins and sign-outs in other tabs of this browser.
  if (staffTab() !== null) return () => undefined;
  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    const { slug, user } = useSession.getState();
    // A null key means that the whole storage was cleared.
    if (key !== null && key !== tenantKey('enroll', slug)) return;
    if (newValue === null) void leave(user !== null, oldValue === sessionEnd(slug));
    else void join(queries, user?.uid ?? null);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

async function leave(signedIn: boolean, ended: boolean): Promise<void> {
  if (!signedIn || (ended && isSessionEndAnswered())) return;
  await followSignOut();
  goTo(pathTo('/login'), { force: true });
}

/** Another tab has signed in, as the same person or another: this tab takes over that session. */
async function join(queries: QueryClient, before: string | null): Promise<void> {
  try {
    const { user_info } = await queries.fetchQuery({ ...homeQuery, staleTime: 0 });
    if (user_info.uid === before) return;
    queries.removeQueries({ queryKey: unreadQuery.queryKey });
    // The sign-in page redirects people who are signed in.
    goTo(pathTo('/login'), { replace: true, force: true });
  } catch {
    // The server is unreachable or the session has ended; the next call will tell.
  }
}
