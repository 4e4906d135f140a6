import type { Page } from '@playwright/test';
import { applyFiled, saveBasic } from '@portico/contract/applications';
import { enterAs, type Newcomer } from '../../support/people/newcomer.ts';
import { expect, openPortal } from '../../support/portal.ts';
import { smallAnswers } from './small-form.ts';

/** Everything is filled in and ticked, and the final confirmation is open. */
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

/** Ticks everything and presses the button; returns the dialog. */
export async function askToSubmit(page: Page) {
  await tickEverything(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit your application?' });
  await expect(dialog).toBeVisible();
  return { dialog, submit: dialog.getByRole('button', { name: 'Submit now' }) };
}

/** Waits until nothing is missing, and ticks all statements. */
export async function tickEverything(page: Page): Promise<void> {
  // By its attribute: the text differs in each language.
  await expect(page.locator('[data-kind="complete"]')).toHaveCount(2);
  // The statements are loaded by a separate call.
  await page.getByRole('checkbox').first().waitFor();
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
}

/** Chooses the first open batch, by attribute and id: titles and text differ in each language. */
export async function chooseOpenBatch(page: Page): Promise<void> {
  await page.locator('main article[data-phase="open"] button').first().click();
  await expect(page.locator('#chosen-batch')).toBeVisible();
}

export const submits = /\/v1\/enroll\/apply\/submit$/;
