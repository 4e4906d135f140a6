import { errors } from '@portico/contract/errors';
import { saveLetter } from '@portico/contract/recommendations';
import { browserWorld } from '../saving/browser/browser-world.ts';
import { savingBy } from '../saving/browser/send-save.ts';
import type { Obstacle } from '../saving/saving.ts';
import type { SavingWorld } from '../saving/saving-world.ts';
import { letterCall } from './recommender-call.ts';
import { sessionFor } from './session/recommender-sessions.ts';

/** This browser as the saving of one letter sees it; the request identifies the writer. */
export function letterWorld(uid: string): SavingWorld {
  const call = letterCall(uid);
  return {
    ...browserWorld(),
    save: savingBy((request, options) => call(saveLetter, { ...request, uid }, options)),
    signedInAs: () => (sessionFor(uid) === null ? null : uid),
    obstacles,
  };
}

const obstacles: ReadonlyMap<number, Obstacle> = new Map([
  [errors.notSignedIn.status, 'signedOut'],
  [errors.letterWritten.status, 'submitted'],
  [errors.lettersClosed.status, 'batchClosed'],
  [errors.letterDeclined.status, 'declined'],
  [errors.linkBroken.status, 'gone'],
  [errors.notFound.status, 'gone'],
]);
