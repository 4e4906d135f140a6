import { isLockedOut, isSignedOut } from '@portico/browser/call-failure';
import { type Call, createCall } from '@portico/contract/call';
import { currentLanguage } from './language.ts';

const timeoutMs = 600_000;

const ask = createCall({
  prefix: '',
  language: currentLanguage,
  token: () => null,
  baseParams: () => null,
  onSessionEnded: () => undefined,
  timeoutMs,
});

let entries = 0;

/** Somebody has signed in or unlocked the console. */
export function noteEntry(): void {
  entries += 1;
}

/**
 * The console's API client; the session is a cookie. What was refused because nobody was signed in, or the console was
 * locked, is asked again if somebody has entered meanwhile: a late refusal must not throw them out, and it has changed
 * nothing.
 */
export const call: Call = async (route, input, options) => {
  const before = entries;
  try {
    return await ask(route, input, options);
  } catch (failure) {
    if (entries === before || !(isSignedOut(failure) || isLockedOut(failure))) throw failure;
    return ask(route, input, options);
  }
};
