import { createCall, type Call } from '@portico/contract/call';
import { prefix, timeoutMs } from '../api.ts';
import { nowSeconds } from '../clock.ts';
import { useSession } from '../state/session-store.ts';
import { dropRecommender, sessionFor, sessionForAll, useRecommender } from './session/recommender-sessions.ts';

/** The API client for one request, with the session that reaches it. */
export function letterCall(uid: string): Call {
  return callWith(() => sessionFor(uid)?.token ?? null);
}

/** The API client for the list: all requests after signing in by code, else the one of the newest link. */
export const recommenderCall: Call = callWith(
  () => (sessionForAll() ?? useRecommender.getState().sessions[0])?.token ?? null,
);

/** The API client without a session: an applicant who is signed in in the same browser is ignored. */
export const anonymousCall: Call = callWith(() => null);

/** The API client for one session by its token, to check it or end it. */
export function callAs(token: string): Call {
  return callWith(() => token);
}

function callWith(token: () => string | null): Call {
  return (route, input, options) => {
    const sent = token();
    const call = createCall({
      prefix,
      language: () => useSession.getState().language,
      token: () => sent,
      baseParams: () => useSession.getState().tenant,
      seconds: nowSeconds,
      onSessionEnded: () => {
        if (sent !== null) dropRecommender(sent);
      },
      timeoutMs,
    });
    return call(route, input, options);
  };
}
