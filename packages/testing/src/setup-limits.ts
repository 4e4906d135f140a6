import { vi } from 'vitest';
import { scaledLimit } from './scaled-limit.ts';

// Runs before each test file, so that the limits follow the load of the machine during a run.
vi.setConfig({
  testTimeout: scaledLimit(60_000),
  hookTimeout: scaledLimit(60_000),
  expect: { poll: { timeout: scaledLimit(15_000) } },
});
