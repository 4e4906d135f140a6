import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { scaledLimit } from '@portico/testing/scaled-limit';

configure({ asyncUtilTimeout: scaledLimit(15_000) });

// All files of a worker share one window. Each test gives it back as it was; this runs after the hooks of the file itself.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.removeAttribute('style');
  history.replaceState(null, '', '/');
});

// What a page that is gone still asks for goes nowhere, once the file's own fake has gone.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
