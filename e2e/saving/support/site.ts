import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { type FaultProxy, startFaultProxy } from '@portico/testing/fault-proxy';
import { type RestartableServer, startRestartableServer } from '@portico/testing/restartable-server';
import { scaledLimit } from '@portico/testing/scaled-limit';
import { expect } from '../../support/portal.ts';
import { makeNewcomer, type Newcomer } from '../../support/people/newcomer.ts';
import { Devices } from './devices.ts';
import { notebook } from './notebook.ts';
import { publishForm } from './publish-form.ts';

/** A server that a test may damage, behind a proxy that injects network faults. */
export interface Site {
  readonly server: RestartableServer;
  readonly road: FaultProxy;
  readonly slug: string;
  newcomer(): Promise<Newcomer>;
}

/** The project whose form is the notebook here. */
const slug = 'jrzs';

export const test = base.extend<
  { whole: void; person: Newcomer; device: BrowserContext },
  { site: Site; devices: Devices }
>({
  site: [
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'portico-faults-'));
      chmodSync(dataFolder, 0o755);
      const server = await startRestartableServer({ dataFolder });
      await publishForm(dataFolder, slug, notebook);
      const road = await startFaultProxy(server.port);
      const addresses = { dataFolder, serverUrl: server.url, portalUrl: road.url, slug };
      await use({ server, road, slug, newcomer: () => makeNewcomer(addresses) });
      await road.close();
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: scaledLimit(60_000) },
  ],
  // Here rather than where they are used: tests with other fixtures would start a server of their own.
  devices: [
    async ({ site, browser }, use) => use(new Devices((person) => openDevice(browser, site, person))),
    { scope: 'worker' },
  ],
  person: async ({ site }, use) => use(await site.newcomer()),
  device: async ({ browser, site, person }, use) => {
    const device = await openDevice(browser, site, person);
    await use(device);
    await device.close();
  },
  // Whatever a scenario broke is repaired before the next one.
  whole: [
    async ({ site }, use, { errors }) => {
      await use();
      if (errors.length > 0) process.stdout.write(site.server.running().output().split('Ctrl-C').at(-1) ?? '');
      await site.road.heal();
    },
    { auto: true },
  ],
});

/** A separate browser in which the person is already signed in. */
export function openDevice(browser: Browser, { road }: Site, { storageState }: Newcomer): Promise<BrowserContext> {
  return browser.newContext({ baseURL: road.url, storageState, viewport: { width: 1280, height: 800 } });
}

/** A save of a module, as the proxy sees it. */
export const saves = /^POST \/v1\/enroll\/apply\/basic/;

export { expect };
