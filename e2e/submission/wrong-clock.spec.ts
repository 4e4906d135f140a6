import { expect, test } from '../support/portal.ts';
import { endBatches, newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { readyToSubmit } from './support/ready-to-submit.ts';

const day = 86_400_000;

// Each in a context of its own: a clock stays wrong for all pages of the context, and others are passed on.
test('a device that believes it long over submits before the end', async ({ browser }) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  const page = await browser.newPage();
  await page.clock.install({ time: Date.now() + 400 * day });
  const { submit } = await readyToSubmit(page, person);
  await endBatches(slug, '1 minute');
  await submit.click();
  await page.waitForURL(/#\/submittedSuccess$/);
  expect((await outcomeOf(slug)).numbers).toHaveLength(1);
  await page.close();
});

test('a device that believes there is a year left is told that it is over', async ({ browser }) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  const page = await browser.newPage();
  await page.clock.install({ time: Date.now() - 400 * day });
  const { submit } = await readyToSubmit(page, person);
  await endBatches(slug, '-1 second');
  await submit.click();
  await expect(page.getByRole('alert').first()).toContainText('closed');
  expect(await outcomeOf(slug)).toEqual({ state: 1, numbers: [] });
  await page.close();
});
