import { appId, headers } from '@portico/contract/wire';
import { useSession } from '../../../lib/state/session-store.ts';

/** The headers of every request (design 4), for requests with progress events. */
export function requestHeaders(token: string | null): Readonly<Record<string, string>> {
  return {
    [headers.appId]: appId,
    [headers.language]: useSession.getState().language,
    ...(token === null ? {} : { [headers.token]: token }),
  };
}
