import { submit } from '@portico/contract/submissions';
import { savingWord } from '../support/saving-word.ts';
import { enterAs } from '../support/people/newcomer.ts';
import { expect, openPortal, test } from '../support/portal.ts';
import { newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { askToSubmit, fillIn, readyToSubmit } from './support/ready-to-submit.ts';

test('the other tab learns of a submission and of its withdrawal', async ({ page, context }) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  const ready = await readyToSubmit(page, person);
  const other = await context.newPage();
  await openPortal(other, slug, '/applyform/basic?menuid=about');
  await expect(other.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await ready.submit.click();
  await page.waitForURL(/#\/submittedSuccess$/);
  await expect(other.getByText('You have submitted your application.')).toBeVisible();
  await expect(other.getByRole('textbox')).toHaveCount(0);

  await page.getByRole('link', { name: 'View your application' }).click();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.waitForURL(/#\/applyform$/);
  await expect(other.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  const { state, numbers } = await outcomeOf(slug);
  expect({ state, count: numbers.length }).toEqual({ state: 1, count: 1 });
});

test('what a closed tab left unsent is saved before it is submitted', async ({ page, context }) => {
  const slug = await ownProject('sc');
  const person = await newcomerOf(slug);
  await fillIn(person);
  await enterAs(page, person);
  const closed = await context.newPage();
  await closed.route(/\/apply\/basic$/, (route) => route.abort());
  await openPortal(closed, slug, '/applyform/basic?menuid=papers', '?lang=en');
  const plan = closed.getByRole('textbox', { name: 'Study plan' });
  await plan.fill('The last word.');
  await expect(savingWord(closed)).toContainText('Kept on this device');
  await closed.close();

  await openPortal(page, slug, '/applyform?step=submit', '?lang=en');
  const { submit: now } = await askToSubmit(page);
  await now.click();
  await page.waitForURL(/#\/submittedSuccess$/);
  expect((await person.filed('papers')).save_field.normal['plan']).toBe('The last word.');
  // A repeated call gets the same answer.
  const again = await person.call(submit, { terms: 1, known_items: 1 });
  expect([again.number]).toEqual((await outcomeOf(slug)).numbers);
});
