import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than is taken by default on two cores: tests wait for the database and for each other's timers.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/**/*.test.ts',
            'apps/{portal,console}/**/*.test.ts',
            'apps/server/seeds/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          environment: 'node',
          // Rules keep nothing between files; loading everything anew for each would take as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['apps/server/src/testing/test-cluster.ts'],
          hookTimeout: 30_000,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['packages/ui/src/testing/patience.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
