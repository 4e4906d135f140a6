import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { scaledLimit } from '@portico/testing/scaled-limit';

configure({ asyncUtilTimeout: scaledLimit(15_000) });

// All files of a worker share one window. Every test restores it; this runs after the hooks of the file itself.
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

// Requests of pages that are gone fail once the file's own fake is removed.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
