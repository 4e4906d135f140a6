import { expect, test } from '../support/portal.ts';
import { endBatches, newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { readyToSubmit } from './support/ready-to-submit.ts';

const day = 86_400_000;

test('a device that believes it long over submits in the last seconds', async ({ page }) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  await page.clock.install({ time: Date.now() + 400 * day });
  const { submit } = await readyToSubmit(page, person);
  await endBatches(slug, '3 seconds');
  await submit.click();
  await page.waitForURL(/#\/submittedSuccess$/);
  expect((await outcomeOf(slug)).numbers).toHaveLength(1);
});

test('a device that believes there is a year left is told that it is over', async ({ page }) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  await page.clock.install({ time: Date.now() - 400 * day });
  const { submit } = await readyToSubmit(page, person);
  await endBatches(slug, '-1 second');
  await submit.click();
  await expect(page.getByRole('alert').first()).toContainText('closed');
  expect(await outcomeOf(slug)).toEqual({ state: 1, numbers: [] });
});
