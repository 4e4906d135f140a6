import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { HeavyFirst } from './packages/testing/src/heavy-first.ts';

const limits = 'packages/testing/src/setup-limits.ts';

export default defineConfig({
  test: {
    // One more than there are cores: tests wait for the database and for their own timers.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: HeavyFirst },
    // Nowhere are files isolated from each other: loading everything anew for each would take longer than the tests.
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/**/*.test.ts',
            'apps/{portal,console}/**/*.test.ts',
            'apps/server/{seeds,templates}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          setupFiles: [limits],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['apps/server/src/testing/test-cluster.ts'],
          setupFiles: [limits],
        },
      },
      {
        test: {
          name: 'screens',
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['packages/testing/src/late-render.ts', limits, 'apps/portal/src/testing/setup-screens.ts'],
        },
      },
    ],
  },
});
