import type { RecommendLogin } from '@portico/contract/recommendations.schemas';
import { create } from 'zustand';
import { localArea } from '../../session/guarded-area.ts';

/** A recommender who was let in: by a link to one request, or by a code to all of them. */
export type RecommenderSession = Pick<RecommendLogin['output'], 'token' | 'email' | 'name' | 'reach' | 'uid'>;

/** Over all projects of this origin: whoever has signed in once writes for each of them. */
export const recommenderKey = 'portico_recommender';

// A professor opens a mail per student, each in a tab of its own.
const most = 30;

/** Spec 3: recommenderLoginInfo. The newest first. */
export const useRecommender = create<{ readonly sessions: readonly RecommenderSession[] }>(() => ({
  sessions: readSessions(),
}));

export function rememberRecommender({ token, email, name, reach, uid }: RecommenderSession): void {
  const isReplaced = (one: RecommenderSession) => one.reach === reach && (reach === 'all' || one.uid === uid);
  const others = readSessions().filter((one) => !isReplaced(one));
  keep([{ token, email, name, reach, uid }, ...others].slice(0, most));
}

/** The server no longer knows it. */
export function dropRecommender(token: string): void {
  keep(readSessions().filter((one) => one.token !== token));
}

export function forgetRecommender(): void {
  keep([]);
}

/** The session that reaches a request. */
export function sessionFor(uid: string): RecommenderSession | null {
  return reaching(useRecommender.getState().sessions, uid);
}

/** By code one reaches more of a request than by its link: earlier letters. A link may be to another address, though. */
export function reaching(sessions: readonly RecommenderSession[], uid: string): RecommenderSession | null {
  const wide = sessions.find(({ reach }) => reach === 'all') ?? null;
  const own = sessions.find((one) => one.uid === uid && one.reach === 'one') ?? null;
  if (own === null || wide === null) return own ?? wide;
  return own.email.toLowerCase() === wide.email.toLowerCase() ? wide : own;
}

export function sessionForAll(): RecommenderSession | null {
  return useRecommender.getState().sessions.find(({ reach }) => reach === 'all') ?? null;
}

/** What other tabs do is done here too. */
export function followRecommender(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key === recommenderKey) useRecommender.setState({ sessions: readSessions() });
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function keep(sessions: readonly RecommenderSession[]): void {
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

// Written by ourselves; only its outline needs checking.
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
