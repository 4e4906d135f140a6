import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { accountField } from './people/account-fields.ts';
import { type ContextPool, createContextPool } from './context-pool.ts';
import { findings } from './findings.ts';
import { isNightly } from './nightly.ts';

/** The five listed demo tenants. */
export const tenants = ['itf', 'jrzs', 'bicmr', 'sc', 'qyj'] as const;
export type Tenant = (typeof tenants)[number];

export const demoPassword = 'Portico2026';

/** The first demo applicant of each tenant. */
export const applicants: Readonly<Record<Tenant, string>> = {
  itf: 'jiahe.lin@example.com',
  jrzs: 'zhixia.xu@example.com',
  bicmr: 'yanqing.gu@example.com',
  sc: 'amelia.whitford@example.com',
  qyj: 'xingzhou.ye@example.com',
};

export const phone = { width: 390, height: 844 } as const;

/** A page that fails its scenario on script errors, blocked content or broken files. */
export const test = base.extend<{ quietly: void }, { contexts: ContextPool }>({
  baseURL: async ({}, use) => use(process.env['PORTICO_E2E_URL']),
  contexts: [
    async ({ browser }, use) => {
      const contexts = createContextPool(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      contexts,
      baseURL,
      viewport,
      userAgent,
      deviceScaleFactor,
      isMobile,
      hasTouch,
      locale,
      timezoneId,
      contextOptions,
    },
    use,
  ) => {
    const device = { baseURL, viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, locale, timezoneId };
    const context = await contexts.acquire({ ...contextOptions, ...device });
    // A separate client network, so that the server's counters of one scenario do not make the human check harder for
    // another.
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` });
    await use(context);
    await contexts.release(context);
  },
  quietly: [
    async ({ page }, use) => {
      const noises: string[] = [];
      page.on('pageerror', (error) => noises.push(error.message));
      page.on('console', (message) => message.type() === 'error' && noises.push(message.text()));
      await use();
      // At night axe also checks the final state of every scenario, from the top of the page: further down the header
      // covers whatever has scrolled under it, which is no finding.
      if (isNightly && !page.isClosed() && page.url() !== 'about:blank') {
        await page.evaluate(() => scrollTo(0, 0));
        expect(await findings(page)).toEqual([]);
      }
      expect(noises.filter((noise) => !expected(noise))).toEqual([]);
    },
    { auto: true },
  ],
});

// Chromium logs every 4xx answer as an error; scenarios that provoke one check the page instead.
function expected(noise: string): boolean {
  return noise.startsWith('Failed to load resource');
}

/** Opens a screen and waits for its heading: in a loaded portal for the one that replaces the previous screen's. */
export async function openPortal(page: Page, tenant: string, route = '/', query = ''): Promise<void> {
  const address = `/apply/${tenant}/${query}#${route}`;
  const isLoaded = page.url().split('#')[0] === `${process.env['PORTICO_E2E_URL']}${address.split('#')[0]}`;
  await (isLoaded ? turnTo(page, address) : page.goto(address));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

// What is typed into the previous screen would be lost. A redirect may lead back to it, and it stays.
async function turnTo(page: Page, address: string): Promise<void> {
  const before = await page.evaluateHandle(() => {
    return { heading: document.querySelector('main h1'), path: location.hash.split('?')[0] };
  });
  await page.goto(address);
  await page.waitForFunction(
    ({ heading, path }) => heading?.isConnected !== true || location.hash.split('?')[0] === path,
    before,
  );
}

/** Signs in by the form. */
export async function signIn(page: Page, tenant: Tenant, account = applicants[tenant]): Promise<void> {
  await openPortal(page, tenant, '/login');
  await accountField(page, 'account').fill(account);
  await accountField(page, 'password').fill(demoPassword);
  await submitButton(page).click();
  await page.waitForURL(new RegExp(`/apply/${tenant}/.*#/$`));
  // The address changes a moment before the screen does, and a menu that was opened meanwhile is closed again.
  await accountField(page, 'password').waitFor({ state: 'detached' });
}

/** By its tag: a form without an accessible name has no role. */
export function pageForm(page: Page): Locator {
  return page.getByRole('main').locator('form');
}

/** By its type: its label differs in each form and language. */
export function submitButton(page: Page): Locator {
  return pageForm(page).locator('button[type="submit"]');
}

/** No finding of axe-core, and nothing wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  // Between two pages there is no heading.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
  // Again while something is still loading or fading.
  await expect.poll(() => findings(page)).toEqual([]);
  await expectFits(page);
}

/** Nothing wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  // After a change of the width some parts are rendered anew.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

export { expect };
