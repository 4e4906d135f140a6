import { vi } from 'vitest';

/** Stubs what jsdom lacks: media queries, which by default do not match, a `ResizeObserver` that never reports, and scrolling. */
export function stubLayout({ matches = false } = {}): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addListener() {}, removeListener() {} }));
  vi.stubGlobal('ResizeObserver', NoResize);
  Element.prototype.scrollIntoView = () => undefined;
}

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}
