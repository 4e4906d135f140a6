import { enterConsole } from '../support/console.ts';
import { expect, expectSound, phone, signIn, test } from '../support/portal.ts';

test('one applicant gets more time for a batch that is over, sees it alone, and loses it again', async ({
  page,
  browser,
  baseURL,
}) => {
  await enterConsole(page, '/projects/sc/calendar');
  await page.getByRole('button', { name: 'More time for single people in “Early action”' }).click();
  const drawer = page.getByRole('dialog', { name: 'More time for single people: Early action' });
  await expect(drawer.getByText('Nobody has more time than others')).toBeVisible();
  await expectSound(page);
  await drawer.getByRole('button', { name: 'Give somebody more time' }).click();
  const form = page.getByRole('dialog', { name: 'Give somebody more time' });
  await form.getByRole('button', { name: 'Give more time' }).click();
  await expect(form.getByText('Give a reason.')).toBeVisible();
  await form.getByLabel('For whom').fill('herrera');
  await form.getByLabel('For whom').press('Enter');
  await form.getByRole('radio', { name: /Tomás Herrera/ }).check();
  await form.getByLabel('Reason').fill('Was in hospital until last week.');
  await expect(form.getByText('Give a reason.')).toHaveCount(0);
  await expectSound(page);
  await form.getByRole('button', { name: 'Give more time' }).click();
  await expect(drawer.getByRole('status')).toContainText('told by mail');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Tomás Herrera' }).first()).toContainText('in hospital');
  await expectSound(page);

  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: phone, locale: 'en-GB' });
  const portal = await context.newPage();
  await signIn(portal, 'sc', 'tomas.herrera@example.com');
  const card = portal.getByRole('article').filter({ hasText: 'Early action' });
  await expect(card).toContainText('Extended for you');
  await expect(card).toContainText('Open');
  await expectSound(portal);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })).newPage();
  await signIn(other, 'sc', 'amelia.whitford@example.com');
  await expect(other.getByText('Early action').first()).toBeAttached();
  await expect(other.getByText('Extended for you')).toHaveCount(0);
  await other.context().close();

  await drawer.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw the extension of Tomás Herrera' });
  await withdrawing.getByLabel('Reason').fill('It was meant for another person.');
  await withdrawing.getByRole('button', { name: 'Withdraw from now on' }).click();
  await expect(drawer.getByText('Withdrawn', { exact: true })).toBeVisible();
  await portal.reload();
  await expect(card).toContainText('Closed');
  await context.close();
});
