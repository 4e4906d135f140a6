import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { submitLetter } from '@portico/contract/recommendations';
import type { SubmitLetter } from '@portico/contract/recommendations.schemas';
import { localArea } from '../../../lib/guarded-area.ts';
import { letterCall } from '../../../lib/recommender/recommender-call.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { isPassing } from '../../../parts/submitting/submit-once.ts';

const pausesMs = [1000, 2000, 4000, 8000];

/** Hands a letter in. What is not answered is asked again under the same key: however often it arrives, it counts once. */
export async function handInOnce(
  uid: string,
  formVersion: string,
  onWaiting: () => void,
): Promise<SubmitLetter['output']> {
  const input = { uid, form_version: formVersion, agreed: '1' } as const;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await letterCall(uid)(submitLetter, input, { idempotencyKey: keyFor(uid), keepalive: true });
      forgetKey(uid);
      return answer;
    } catch (failure) {
      if (isDecided(failure)) forgetKey(uid);
      const pause = pausesMs[attempt];
      if (pause === undefined || !isPassing(failure)) throw failure;
      onWaiting();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** The server has said something about the letter; whoever is not signed in was not even heard. */
function isDecided(failure: unknown): boolean {
  return failure instanceof CallFailed && !isPassing(failure) && failure.status !== errors.notSignedIn.status;
}

// It outlives the page: whoever loads it anew asks for the same thing.
function keyFor(uid: string): string {
  const kept = localArea.getItem(nameOf(uid));
  if (kept !== null && kept !== '') return kept;
  const fresh = randomKey();
  localArea.setItem(nameOf(uid), fresh);
  return fresh;
}

function forgetKey(uid: string): void {
  localArea.removeItem(nameOf(uid));
}

function nameOf(uid: string): string {
  return `portico.handing.${uid}`;
}
