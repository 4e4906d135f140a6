import { expect, test } from '../support/portal.ts';
import { newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { readyToSubmit, submits } from './support/ready-to-submit.ts';

test('an answer that is lost after the commit, and a double click: submitted once, with one number', async ({
  page,
}) => {
  const slug = await ownProject('sc');
  const { submit } = await readyToSubmit(page, await newcomerOf(slug));
  const keys: (string | undefined)[] = [];
  await page.route(submits, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    if (keys.length === 1) return route.abort();
    // It is said until the answer is there.
    await expect(page.getByText('However often it is asked, your application is submitted once.')).toBeVisible();
    return route.fulfill({ response: answer });
  });
  await submit.dblclick();
  await page.waitForURL(/#\/submittedSuccess$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  const { numbers } = await outcomeOf(slug);
  expect(numbers).toHaveLength(1);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: numbers[0] ?? '-' }),
  ).toHaveText(numbers[0] ?? '');
});

test('a page that was loaded anew before the answer came asks for the same submission', async ({ page }) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  const { submit } = await readyToSubmit(page, person);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (submits.test(request.url())) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(submits, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await expect.poll(async () => (await outcomeOf(slug)).numbers.length).toBe(1);
  // The page may just be repeating the request, which must still be answered.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(page.getByText('You have submitted your application.')).toBeVisible();
  await page.getByRole('link', { name: 'View your application' }).click();
  await expect(page.getByRole('main')).toContainText((await outcomeOf(slug)).numbers[0] ?? '-');
  expect(new Set(keys).size).toBe(1);
});
