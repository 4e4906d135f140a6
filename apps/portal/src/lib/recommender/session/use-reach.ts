import { useEffect } from 'react';
import { followRecommender, reaching, useRecommender, type RecommenderSession } from './recommender-sessions.ts';

/** The session that reaches this request, or all requests; null if there is none. */
export function useReach(uid: string): RecommenderSession | null {
  useEffect(() => followRecommender(), []);
  return useRecommender(({ sessions }) => reaching(sessions, uid) ?? (uid === '' ? (sessions[0] ?? null) : null));
}
