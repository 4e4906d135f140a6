import type { Page } from '@playwright/test';
import { applyFiled, saveBasic } from '@portico/contract/applications';
import { enterAs, type Newcomer } from '../../support/people/newcomer.ts';
import { expect, openPortal } from '../../support/portal.ts';
import { smallAnswers } from './small-form.ts';

/** Everything is filled in and ticked, and the last question is asked. */
export async function readyToSubmit(page: Page, person: Newcomer) {
  await fillIn(person);
  await enterAs(page, person);
  await openPortal(page, person.slug, '/applyform?step=submit', '?lang=en');
  return askToSubmit(page);
}

export async function fillIn(person: Newcomer): Promise<void> {
  for (const [menuid, answers] of Object.entries(smallAnswers)) {
    const { revision, form_version } = await person.call(applyFiled, { menuid });
    await person.call(saveBasic, { menuid, revision, form_version, changes: JSON.stringify(answers) });
  }
}

/** Ticks what is to be ticked and presses the button; gives the dialog. */
export async function askToSubmit(page: Page) {
  await tickEverything(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit your application?' });
  await expect(dialog).toBeVisible();
  return { dialog, submit: dialog.getByRole('button', { name: 'Submit now' }) };
}

/** Waits until nothing is missing, and agrees to all that is to be agreed to. */
export async function tickEverything(page: Page): Promise<void> {
  // By its attribute: the words are others in each language.
  await expect(page.locator('[data-kind="complete"]')).toHaveCount(2);
  // What is to be agreed to comes by a call of its own.
  await page.getByRole('checkbox').first().waitFor();
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
}

/** Chooses the first batch that is open. By attribute and id: titles and words are others in each language. */
export async function chooseOpenBatch(page: Page): Promise<void> {
  await page.locator('main article[data-phase="open"] button').first().click();
  await expect(page.locator('#chosen-batch')).toBeVisible();
}

export const submits = /\/v1\/enroll\/apply\/submit$/;
