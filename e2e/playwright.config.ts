import { defineConfig } from '@playwright/test';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { findChromium } from './support/chromium.ts';

/** Scenarios that start and damage their own servers and wait: they leave the processor idle for long. */
const waiting = ['saving/**/*.spec.ts', 'starting/**/*.spec.ts'];

const executablePath = findChromium();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // By default code that has not run for a while is thrown away, and compiled anew for the next scenario.
  '--js-flags=--no-flush-bytecode',
];

// Run by `npm test` after the build; one server for all scenarios that do not need their own.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/server/global-setup.ts',
  fullyParallel: true,
  // Two for each core of the smallest machine, since half of them mostly wait.
  workers: 4,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 2 },
    // Pooled contexts keep a page of the portal open, so that compiled code is reused. Not where tabs are killed.
    {
      name: 'visiting',
      testIgnore: waiting,
      use: { launchOptions: { executablePath, args: [...args, '--process-per-site'] } },
    },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: scaledLimit(180_000),
  expect: { timeout: scaledLimit(30_000) },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    timezoneId: 'Europe/Berlin',
    // No animations, so that nothing waits for them or is checked half-way.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    // A click or a filling that waits for ever names its own line, not only the scenario.
    actionTimeout: scaledLimit(60_000),
    navigationTimeout: scaledLimit(60_000),
    launchOptions: { executablePath, args },
  },
});
