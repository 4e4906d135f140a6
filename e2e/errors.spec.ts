import { expect, expectSound, openPortal, test, pageForm } from './support/portal.ts';

test('an unknown project is said not to exist', async ({ page }) => {
  await page.goto('/apply/unknown/?lang=en#/login');
  await expect(page.getByRole('main')).toContainText('project does not exist, please confirm and retry');
  await expectSound(page);
  await page
    .getByRole('link')
    .filter({ hasText: /project/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/apply\/$/);
});

test('an unmatched route says that the page could not be found, with a way home', async ({ page }) => {
  await openPortal(page, 'sc', '/nowhere/at/all');
  await expect(page.getByRole('main')).toContainText('This page could not be found');
  await expect(page.getByRole('main')).toContainText('404');
  await expectSound(page);
});

test('/help/404 says that the page is lost', async ({ page }) => {
  await openPortal(page, 'sc', '/help/404');
  await expect(page.getByRole('main')).toContainText('Page is lost. Contact administrator please.');
  await expectSound(page);
});

test('a project whose service period has passed says so on every page', async ({ page }) => {
  await page.goto('/apply/past/?lang=en#/login');
  await expect(page.getByRole('main')).toContainText(/service period/i);
  await expect(pageForm(page)).toHaveCount(0);
  await expectSound(page);
});

test('a page file that cannot be loaded reloads the page once, not for ever', async ({ page }) => {
  await openPortal(page, 'sc', '/login');
  let requests = 0;
  await page.route(/\/apply\/assets\/text-page.*\.js/, (route) => {
    requests += 1;
    return route.abort();
  });
  let reloads = 0;
  page.on('request', (request) => (reloads += request.isNavigationRequest() ? 1 : 0));
  await page.evaluate(() => {
    location.hash = '#/statement';
  });
  await expect(pageForm(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await expectSound(page);
  expect(reloads).toBe(1);
  expect(requests).toBeGreaterThanOrEqual(2);
  await page.unroute(/\/apply\/assets\/text-page.*\.js/);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement');
});

test('old Internet Explorer is told so before anything else loads', async ({ page }) => {
  const html = await (await page.request.get('/apply/sc/')).text();
  // Browsers that support modules ignore it; Internet Explorer does not know `nomodule`.
  expect(html).toContain('<script nomodule src="/apply/old-browser.js">');
  expect(html.indexOf('old-browser.js')).toBeLessThan(html.indexOf('type="module"'));
  await page.goto('/apply/old-browser.html');
  await expect(page.getByText('Internet Explorer').first()).toBeVisible();
  await expectSound(page);
});

test('the server answers no page with an inline script or style, and sends nothing elsewhere', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== process.env['PORTICO_E2E_URL'] && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  await openPortal(page, 'jrzs', '/login');
  await expect(page.getByRole('contentinfo')).toContainText('@');
  expect(strangers).toEqual([]);
});

test('the footer comes after half a second, without moving the page', async ({ page }) => {
  await page.goto('/apply/jrzs/#/login');
  await expect(page.getByRole('contentinfo')).toContainText('@');
  // By the page's own clock, which starts with its load.
  const times = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('getSettingInfo'))
      .map(({ startTime }) => startTime),
  );
  expect(times).toEqual([expect.any(Number)]);
  expect(times[0]).toBeGreaterThan(490);
});
