import { enterConsole } from '../support/console.ts';
import { addStaff } from '../support/people/add-staff.ts';
import { expect, expectSound, test } from '../support/portal.ts';

test('somebody chooses the time zone in which they read, by keyboard, and finds it in another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await addStaff();
  await enterConsole(page, '/account', { account });
  const times = page.getByRole('region', { name: 'Times' });
  const zone = times.getByRole('combobox', { name: 'Time zone' });
  await expect(times).toContainText('That of the browser (Europe/Berlin)');
  const session = page.getByRole('listitem').filter({ hasText: 'This browser' });
  const inBerlin = await session.innerText();

  await zone.focus();
  await page.keyboard.type('Kabul');
  await page.keyboard.press('Enter');
  await expect(times.getByRole('status')).toHaveText('Saved');
  await expect(times).toContainText('(GMT+4:30)');
  await expect(session).not.toHaveText(inBerlin);
  await expectSound(page);

  await test.step('a moment of a project is shown in its zone and in theirs', async () => {
    await page.getByRole('link', { name: 'Applications' }).click();
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('(GMT+8)');
    await expect(row).toContainText('(GMT+4:30)');
  });

  await test.step('another browser, elsewhere', async () => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), timezoneId: 'UTC' });
    const elsewhere = await context.newPage();
    await enterConsole(elsewhere, '/account', { account });
    await expect(elsewhere.getByRole('region', { name: 'Times' })).toContainText('(GMT+4:30)');
    await context.close();
  });

  await test.step('and back to that of the browser', async () => {
    await page.goBack();
    await zone.focus();
    await page.keyboard.type('browser');
    await page.keyboard.press('Enter');
    await expect(times.getByRole('status')).toHaveText('Saved');
    await expect(times).toContainText(/GMT\+[12]\b/);
  });
});
