import { vi } from 'vitest';
import { patient } from './patience.ts';

// Runs before each test file, so that the limits follow the load of the machine during a run.
vi.setConfig({
  testTimeout: patient(60_000),
  hookTimeout: patient(60_000),
  expect: { poll: { timeout: patient(15_000) } },
});
