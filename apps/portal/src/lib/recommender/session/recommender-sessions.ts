import type { RecommendLogin } from '@portico/contract/recommendations.schemas';
import { create } from 'zustand';
import { localArea } from '../../session/guarded-area.ts';

/** A recommender's session: by a link for one request, or by a code for all of them. */
export type RecommenderSession = Pick<RecommendLogin['output'], 'token' | 'email' | 'name' | 'reach' | 'uid'>;

/** Shared by all projects of this origin: a recommender signs in once for all of them. */
export const recommenderKey = 'portico_recommender';

// A professor may open many mails, one per student, each in its own tab.
const most = 30;

/** Spec 3: recommenderLoginInfo. Newest first. */
export const useRecommender = create<{ readonly sessions: readonly RecommenderSession[] }>(() => ({
  sessions: readSessions(),
}));

export function rememberRecommender({ token, email, name, reach, uid }: RecommenderSession): void {
  const isReplaced = (one: RecommenderSession) => one.reach === reach && (reach === 'all' || one.uid === uid);
  const others = readSessions().filter((one) => !isReplaced(one));
  storeSessions([{ token, email, name, reach, uid }, ...others].slice(0, most));
}

/** Called when the server no longer knows the session. */
export function dropRecommender(token: string): void {
  storeSessions(readSessions().filter((one) => one.token !== token));
}

export function forgetRecommender(): void {
  storeSessions([]);
}

/** The session that reaches a request. */
export function sessionFor(uid: string): RecommenderSession | null {
  return reaching(useRecommender.getState().sessions, uid);
}

/** Prefers a code session, which also reaches earlier letters, but a link may be for another address. */
export function reaching(sessions: readonly RecommenderSession[], uid: string): RecommenderSession | null {
  const wide = sessions.find(({ reach }) => reach === 'all') ?? null;
  const own = sessions.find((one) => one.uid === uid && one.reach === 'one') ?? null;
  if (own === null || wide === null) return own ?? wide;
  return own.email.toLowerCase() === wide.email.toLowerCase() ? wide : own;
}

export function sessionForAll(): RecommenderSession | null {
  return useRecommender.getState().sessions.find(({ reach }) => reach === 'all') ?? null;
}

/** Follows sign-ins and sign-outs of other tabs. */
export function followRecommender(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === recommenderKey) useRecommender.setState({ sessions: readSessions() });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function storeSessions(sessions: readonly RecommenderSession[]): void {
  if (sessions.length === 0) localArea.removeItem(recommenderKey);
  else localArea.setItem(recommenderKey, JSON.stringify(sessions));
  useRecommender.setState({ sessions });
}

function readSessions(): readonly RecommenderSession[] {
  try {
    const stored: unknown = JSON.parse(localArea.getItem(recommenderKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSession) : [];
  } catch {
    return [];
  }
}

// We wrote it ourselves, so only its outline is checked.
function isSession(stored: unknown): stored is RecommenderSession {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'token' in stored &&
    typeof stored.token === 'string' &&
    'reach' in stored &&
    'uid' in stored &&
    'email' in stored
  );
}
