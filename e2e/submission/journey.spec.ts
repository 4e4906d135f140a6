import { devices, type Page } from '@playwright/test';
import { applicationMessages } from '@portico/i18n/application-messages';
import { submissionMessages } from '@portico/i18n/submission-messages';
import { savingWord } from '../support/saving-word.ts';
import { accountField } from '../support/people/account-fields.ts';
import { demoPassword, expect, expectSound, openPortal, test, type Tenant, submitButton } from '../support/portal.ts';
import { smallFile } from '../form-journey/support/small-files.ts';
import type { Newcomer } from '../support/people/newcomer.ts';
import { newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { smallAnswers } from './support/small-form.ts';

const { defaultBrowserType: _, viewport: __, ...pixel } = devices['Pixel 7'];

const journeys = [
  { language: 'sc', like: 'itf', device: {} },
  { language: 'tc', like: 'jrzs', device: { ...pixel, viewport: { width: 390, height: 844 } } },
  { language: 'en', like: 'bicmr', device: {} },
] as const satisfies readonly { language: string; like: Tenant; device: object }[];

for (const { language, like, device } of journeys) {
  test.describe(`in ${language}`, () => {
    test.use(device);
    test(`from signing in to the receipt in ${language}, as at ${like}`, async ({ page }) => {
      const words = await submissionMessages[language]();
      const form = await applicationMessages[language]();
      const slug = await ownProject(like);
      const person = await newcomerOf(slug, 'no batch');

      await openPortal(page, slug, '/login', `?lang=${language}`);
      await accountField(page, 'account').fill(person.account);
      await accountField(page, 'password').fill(demoPassword);
      await submitButton(page).click();
      await page.waitForURL(/#\/$/);

      // By where they lead and by key, since this is told in three languages.
      await page.locator('main a[href="#/applyform"]').first().click();
      await page.locator('main article[data-phase="open"] button').first().click();
      await expect(page.locator('#chosen-batch')).toBeVisible();

      // What is missing leads to the field.
      await openPortal(page, slug, '/applyform?step=submit');
      await page.locator('main a[href="#/applyform/basic?menuid=about&field=name"]').click();
      await expect(page.locator('#field-name-label').locator('..').getByRole('textbox')).toBeFocused();
      await fillIn(page, person);

      await openPortal(page, slug, '/applyform?step=submit');
      await expect(page.locator('[data-kind="complete"]')).toHaveCount(2);
      for (const tick of await page.getByRole('checkbox').all()) await tick.check();
      await page.locator('main a[href="#/preview"]').click();
      await expect(page.getByRole('main')).toContainText(String(smallAnswers['about']?.['name']));
      await expectSound(page);
      await page.getByRole('button', { name: words.send.button }).last().click();
      await page.getByRole('dialog').getByRole('button', { name: words.send.confirm }).click();

      await page.waitForURL(/#\/submittedSuccess$/);
      const [number = ''] = (await outcomeOf(slug)).numbers;
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: number })).toHaveText(number);
      await expectSound(page);
      await page.getByRole('link', { name: words.success.receipt }).click();
      await expect(page.getByRole('main')).toContainText(number);

      // From now on the form is read, and home says what was submitted.
      await openPortal(page, slug, '/applyform/basic?menuid=about');
      await expect(page.getByText(form.lock.submitted)).toBeVisible();
      await openPortal(page, slug, '/');
      await expect(page.getByRole('main')).toContainText(number);
      await expect(page.locator('main a[href="#/preview"]').first()).toBeVisible();
    });
  });
}

async function fillIn(page: Page, person: Newcomer): Promise<void> {
  const host = (key: string) => page.locator(`#field-${key}-label`).locator('..');
  // The word alone may still be the one about what stood there before.
  const saved = async (menuid: string, keys: readonly string[]) => {
    await expect
      .poll(async () => Object.keys((await person.filed(menuid)).save_field.normal))
      .toEqual(expect.arrayContaining([...keys]));
    await expect(savingWord(page)).toHaveAttribute('data-word', 'saved');
  };
  await host('name').getByRole('textbox').fill(String(smallAnswers['about']?.['name']));
  await host('degree').getByRole('radio').first().check();
  await saved('about', ['name', 'degree']);
  await openPortal(page, person.slug, '/applyform/basic?menuid=papers');
  await host('plan').getByRole('textbox').fill(String(smallAnswers['papers']?.['plan']));
  const file = smallFile(['png'], 1);
  await host('scan').locator('input[type="file"]:not([capture])').first().setInputFiles(file);
  await expect(host('scan').getByText(file.name).first()).toBeVisible();
  await saved('papers', ['plan', 'scan']);
}
