import type { UploadClient } from './upload-client.ts';

/** Waits this long, or until the browser is online again; while offline, until it is online. */
export function untilNetwork(milliseconds: number, signal: AbortSignal): Promise<void> {
  return waiting(signal, (done) => {
    const timer = setTimeout(() => {
      if (navigator.onLine) done();
    }, milliseconds);
    window.addEventListener('online', done);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
    };
  });
}

/** Waits until somebody has signed in with another token than this one; returns whether it is the same person. */
export async function untilSignedIn(
  client: UploadClient,
  dead: string | null,
  person: string,
  signal: AbortSignal,
): Promise<boolean> {
  await waiting(signal, (done) => {
    const look = () => {
      const token = client.token();
      if (token !== null && token !== dead) done();
    };
    const stop = client.onSignIn(look);
    look();
    return stop;
  });
  return client.person() === person;
}

function waiting(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    let end: () => void = () => undefined;
    let isOver = false;
    const settle = (how: () => void) => () => {
      isOver = true;
      signal.removeEventListener('abort', stop);
      end();
      how();
    };
    const stop = settle(() => reject(signal.reason));
    signal.addEventListener('abort', stop);
    end = begin(settle(resolve));
    // It was over before there was a cleanup to run.
    if (isOver) end();
    return undefined;
  });
}
