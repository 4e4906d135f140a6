import type { Call } from '@portico/contract/call';
import { call, sessionToken, notifySessionEnded } from '../../lib/api.ts';
import { useSession } from '../../lib/state/session-store.ts';

/** On whose behalf files are uploaded. */
export interface UploadClient {
  readonly call: Call;
  readonly token: () => string | null;
  /** If another person signs in meanwhile, nothing of the first is uploaded. */
  readonly person: () => string;
  /** What the server must be told besides the field. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Called when the server no longer knows this token. */
  readonly onEnded: () => void;
  /** Calls the listener when somebody may have signed in. */
  readonly onSignIn: (listener: () => void) => () => void;
}

export const applicantClient: UploadClient = {
  call,
  token: sessionToken,
  person: () => useSession.getState().user?.uid ?? '',
  parameters: {},
  onEnded: notifySessionEnded,
  onSignIn: (listener) => {
    const stop = useSession.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      stop();
      window.removeEventListener('storage', listener);
    };
  },
};
