import { UploadFailure, type UploadPause, type UploadWatch } from '@portico/fields/field-services';
import { TransientFailure } from './transient-failure.ts';
import type { UploadClient } from './upload-client.ts';
import { untilNetwork, untilSignedIn } from './wait.ts';

const backoffMs = [1000, 2000, 4000, 8000, 16_000, 30_000];

interface Persistence {
  readonly client: UploadClient;
  readonly watch: UploadWatch;
  /** Whether the file can still be read: what looks like a network error may be a file that was moved. */
  readonly isReadable: () => Promise<boolean>;
  /** The message for a failure that is not retried any more. */
  readonly sayHopeless: (setback: TransientFailure) => string;
  /** The progress so far; any progress resets the number of attempts. */
  readonly share?: () => number;
}

/** Retries until it succeeds, is refused or is aborted. Waits for the network and for a new session. */
export async function retry<A>(attempt: () => Promise<A>, parts: Persistence): Promise<A> {
  const { client, watch, isReadable, sayHopeless, share = () => 0 } = parts;
  const person = client.person();
  const pause = (why: UploadPause | null) => watch.onPause?.(why);
  let tried = 0;
  let furthest = 0;
  for (;;) {
    watch.signal.throwIfAborted();
    const token = client.token();
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TransientFailure)) throw error;
      if (error.kind === 'signedOut') {
        pause('signedOut');
        if (client.token() === token) client.onEnded();
        if (!(await untilSignedIn(client, token, person, watch.signal))) throw new UploadFailure('');
      } else {
        if (share() > furthest) tried = 0;
        furthest = share();
        const wait = backoffMs[tried];
        if (wait === undefined || !(await isReadable())) throw new UploadFailure(sayHopeless(error));
        // While offline nothing is sent and no attempt counts.
        if (navigator.onLine) tried += 1;
        pause('offline');
        await untilNetwork(wait, watch.signal);
      }
      pause(null);
    }
  }
}
