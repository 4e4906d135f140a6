import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { learnServerTime } from '../lib/clock.ts';
import { endTimersWithFile } from './end-timers.ts';
import { installQuickStyle } from './quick-style.ts';

configure({ asyncUtilTimeout: scaledLimit(15_000), getElementError: elementError });

// React records a stack for every element it creates; the test runner would ask for a hundred lines of each.
Error.stackTraceLimit = 10;

installQuickStyle();
endTimersWithFile();

// All files of a worker share one window. Every test restores it; this runs after the hooks of the file itself.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // The time of a fake server applies to its own test only.
  learnServerTime(Date.now() / 1000);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.removeAttribute('style');
  // The console's components add style sheets; as long as one is there, jsdom computes every style from all of them.
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
  history.replaceState(null, '', '/');
});

// Requests of pages that are gone fail once the file's own fake is removed.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Renders the page into the message only when it is read: a wait that retries discards many of these errors. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  const whole = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: whole });
}
