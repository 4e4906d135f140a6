import { expect, test } from '../support/portal.ts';
import { openPart, turnTo } from '../support/trial-form.ts';

test('what was filled in is still there after a reload and in another language', async ({ page }) => {
  await openPart(page, 'en', 'basicInfo');
  await page.getByRole('textbox', { name: 'Name in Chinese' }).fill('林嘉禾');
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name in Chinese' })).toHaveValue('林嘉禾');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: '简体中文' }).click();
  await expect(page.getByRole('textbox', { name: '中文姓名' })).toHaveValue('林嘉禾');
  await turnTo(page, 'basicInfo');
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked();
});
