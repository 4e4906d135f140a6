import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'screens',
          include: ['packages/**/*.test.tsx', 'apps/**/*.test.tsx'],
          environment: 'jsdom',
        },
      },
    ],
  },
});
