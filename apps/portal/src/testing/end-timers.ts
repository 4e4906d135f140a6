import { afterAll } from 'vitest';

/** Shorter ones belong to libraries that expect them to fire, and are over before the next file begins. */
const shortestMs = 50;

/**
 * Ends what is still waiting when a test file is over. Drafts are saved after a pause, also when their page is gone,
 * and would be sent to the fake server of the next file.
 */
export function endTimersWithFile(): void {
  const { setTimeout, setInterval } = globalThis;
  const started = new Set<ReturnType<typeof setTimeout>>();
  const noting = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
    new Proxy(start, {
      apply: (_target, self, args) => {
        const timer: ReturnType<typeof setTimeout> = Reflect.apply(start, self, args);
        if (args[1] >= shortestMs) started.add(timer);
        return timer;
      },
    });
  Object.assign(globalThis, { setTimeout: noting(setTimeout), setInterval: noting(setInterval) });
  afterAll(() => {
    for (const timer of started) clearTimeout(timer);
    Object.assign(globalThis, { setTimeout, setInterval });
  });
}
