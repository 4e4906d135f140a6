import { vi } from 'vitest';

/** Stubs what jsdom lacks: media queries, which by default do not match, and a `ResizeObserver` that never reports. */
export function stubLayout({ matches = false } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addListener() {}, removeListener() {} }));
  vi.stubGlobal('ResizeObserver', NoResize);
}

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
