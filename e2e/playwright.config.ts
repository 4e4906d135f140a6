import { defineConfig } from '@playwright/test';
import { findChromium } from './support/chromium.ts';

// Run by `npm test` after the build; one server and one browser for all scenarios.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of the smallest machine: servers that start and pauses that are waited for cost none.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    timezoneId: 'Europe/Berlin',
    // Nothing is waited for that only moves, and nothing is looked at half-way.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
