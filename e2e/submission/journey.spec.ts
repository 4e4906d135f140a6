import { devices, type Locator, type Page } from '@playwright/test';
import { applicationMessages } from '@portico/i18n/application-messages';
import { submissionMessages } from '@portico/i18n/submission-messages';
import { variantsToRun } from '../support/nightly.ts';
import { fileBox, questionOf } from '../support/question.ts';
import { expectSaved } from '../support/saving-word.ts';
import { accountField } from '../support/people/account-fields.ts';
import { demoPassword, expect, expectSound, openPortal, test, type Tenant, submitButton } from '../support/portal.ts';
import { smallFile } from '../form-journey/support/small-files.ts';
import type { Newcomer } from '../support/people/newcomer.ts';
import { newcomerOf, outcomeOf, ownProject } from './support/own-project.ts';
import { chooseOpenBatch, tickEverything } from './support/ready-to-submit.ts';
import { smallAnswers } from './support/small-form.ts';

const { defaultBrowserType: _, viewport: __, ...pixel } = devices['Pixel 7'];

const journeys = [
  { language: 'sc', like: 'itf', device: {} },
  { language: 'tc', like: 'jrzs', device: { ...pixel, viewport: { width: 390, height: 844 } } },
  { language: 'en', like: 'bicmr', device: {} },
] as const satisfies readonly { language: string; like: Tenant; device: object }[];

for (const { language, like, device } of variantsToRun('from signing in to the receipt', journeys)) {
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

      await linkTo(page, '#/applyform').first().click();
      await chooseOpenBatch(page);

      // Each missing answer links to its field.
      await openPortal(page, slug, '/applyform?step=submit');
      await linkTo(page, '#/applyform/basic?menuid=about&field=name').waitFor();
      await expectSound(page);
      await linkTo(page, '#/applyform/basic?menuid=about&field=name').click();
      await expect(questionOf(page, 'name').getByRole('textbox')).toBeFocused();
      await fillIn(page, person);

      await openPortal(page, slug, '/applyform?step=submit');
      await tickEverything(page);
      await expectSound(page);
      await linkTo(page, '#/preview').click();
      await expect(page.getByRole('main')).toContainText(String(smallAnswers['about']?.['name']));
      await expectSound(page);
      await page.getByRole('button', { name: words.send.button }).last().click();
      const confirm = page.getByRole('dialog').getByRole('button', { name: words.send.confirm });
      await confirm.waitFor();
      await expectSound(page);
      await confirm.click();

      await page.waitForURL(/#\/submittedSuccess$/);
      const [number = ''] = (await outcomeOf(slug)).numbers;
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: number })).toHaveText(number);
      await expectSound(page);
      await page.getByRole('link', { name: words.success.receipt }).click();
      await expect(page.getByRole('main')).toContainText(number);
      await expectSound(page);

      // From now on the form is read only, and home shows the submission.
      await openPortal(page, slug, '/applyform/basic?menuid=about');
      await expect(page.getByText(form.lock.submitted)).toBeVisible();
      await openPortal(page, slug, '/');
      await expect(page.getByRole('main')).toContainText(number);
      await expect(linkTo(page, '#/preview').first()).toBeVisible();
      await expectSound(page);
    });
  });
}

/** By its address: the scenario runs in three languages. */
function linkTo(page: Page, href: string): Locator {
  return page.getByRole('main').locator(`a[href="${href}"]`);
}

async function fillIn(page: Page, person: Newcomer): Promise<void> {
  // The status alone might still refer to the previous text.
  const saved = async (menuid: string, keys: readonly string[]) => {
    await expect
      .poll(async () => Object.keys((await person.filed(menuid)).save_field.normal))
      .toEqual(expect.arrayContaining([...keys]));
    await expectSaved(page);
  };
  await questionOf(page, 'name').getByRole('textbox').fill(String(smallAnswers['about']?.['name']));
  await questionOf(page, 'degree').getByRole('radio').first().check();
  await saved('about', ['name', 'degree']);
  await openPortal(page, person.slug, '/applyform/basic?menuid=papers');
  await questionOf(page, 'plan').getByRole('textbox').fill(String(smallAnswers['papers']?.['plan']));
  const file = smallFile(['png'], 1);
  const scan = questionOf(page, 'scan');
  await fileBox(scan).first().setInputFiles(file);
  await expect(scan.getByText(file.name).first()).toBeVisible();
  await saved('papers', ['plan', 'scan']);
}
