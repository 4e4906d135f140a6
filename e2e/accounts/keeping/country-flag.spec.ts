import type { Locator, Page } from '@playwright/test';
import { accountField } from '../../support/people/account-fields.ts';
import { expect, openPortal, test, pageForm } from '../../support/portal.ts';

const pictures = '**/assets/flags/*.svg';

/** By its address: a decorative picture has no role. */
const flagIn = (page: Page) => pageForm(page).locator('img[src*="/flags/"]');

function expectLoaded(flag: Locator): Promise<void> {
  const isLoaded = () => flag.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
  return expect.poll(isLoaded).toBe(true);
}

test('the closed list of countries shows the flag as a picture, and the number does not move', async ({ page }) => {
  await openPortal(page, 'jrzs', '/register', '?lang=en');
  const flag = flagIn(page);
  const number = accountField(page, 'mobile');
  await expect(flag).toHaveAttribute('src', '/apply/assets/flags/CN.svg');
  await expectLoaded(flag);
  expect(await flag.boundingBox()).toMatchObject({ width: 24, height: 16 });
  const before = await number.boundingBox();

  await accountField(page, 'country').selectOption('FR');
  await expect(flag).toHaveAttribute('src', '/apply/assets/flags/FR.svg');
  await expectLoaded(flag);
  await expect.poll(() => number.boundingBox()).toEqual(before);

  const { status, type, age } = await page.evaluate(async () => {
    const answer = await fetch('/apply/assets/flags/CN.svg');
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      age: answer.headers.get('cache-control'),
    };
  });
  expect([status, type, age]).toEqual([200, 'image/svg+xml', 'public, max-age=86400']);
});

test('where the picture does not come, its letters stand in the same room', async ({ page }) => {
  await openPortal(page, 'jrzs', '/register', '?lang=en');
  const number = accountField(page, 'mobile');
  await expectLoaded(flagIn(page));
  const withPicture = await number.boundingBox();

  await page.route(pictures, (route) => route.abort());
  await page.reload();
  await expect(pageForm(page).getByText('CN', { exact: true })).toBeVisible();
  await expect(flagIn(page)).toHaveCount(0);
  await expect.poll(() => number.boundingBox()).toEqual(withPicture);
});
