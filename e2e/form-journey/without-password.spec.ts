import { savingWord } from '../support/saving-word.ts';
import { expect, expectSound, openPortal, phone, test, submitButton } from '../support/portal.ts';

test('without a password the form warns, and keeps what was typed in this browser', async ({ page }) => {
  await page.setViewportSize(phone);
  const main = page.getByRole('main');
  await openPortal(page, 'qyj', '/login_fast', '?lang=en');
  await main.getByRole('checkbox').check();
  await submitButton(page).click();
  await page.waitForURL(/#\/$/);
  await openPortal(page, 'qyj', '/applyform');
  await expect(main).toContainText('You work without a password.');
  await page.getByRole('button', { name: 'Choose this track' }).first().click();
  await expect(main.getByText('Your choice', { exact: true }).first()).toBeVisible();
  await openPortal(page, 'qyj', '/applyform/basic');
  await expect(main).toContainText('clearing the cache loses what you filled in');
  const line = main.getByRole('textbox').first();
  await line.fill('Typed without a password');
  await expect(savingWord(page)).toHaveAttribute('data-word', 'saved');
  await expectSound(page);
  await page.reload();
  await expect(line).toHaveValue('Typed without a password');
});
