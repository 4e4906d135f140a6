import { type Browser, devices, type Page } from '@playwright/test';
import type { Language } from '@portico/form-engine/language';
import { referenceMessages } from '@portico/i18n/reference-messages';
import { questionOf } from '../../support/question.ts';
import { expectSaved } from '../../support/saving-word.ts';
import { expect } from '../../support/portal.ts';

const { defaultBrowserType: _, viewport: __, ...pixel } = devices['Pixel 7'];

/** The recommender's browser. */
export async function openOther(browser: Browser, isPhone = false): Promise<Page> {
  const device = isPhone ? { ...pixel, viewport: { width: 390, height: 844 } } : {};
  const baseURL = process.env['PORTICO_E2E_URL'] ?? '';
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...device });
  return context.newPage();
}

/** Opens the link of a mail: the request shows, and the token is removed from the address. */
export async function openLink(page: Page, link: string, language: Language): Promise<void> {
  const { request } = await referenceMessages[language]();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Newcomer');
  await expect(page.getByText(request.confidence)).toBeVisible();
  expect(page.url()).not.toContain('token');
}

/** A link that no longer works says so and reveals nothing. */
export async function expectBroken(page: Page, link: string, language: Language): Promise<void> {
  const { link: words } = await referenceMessages[language]();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.broken);
  await expect(page.getByText('Newcomer')).toHaveCount(0);
}

/** The link of a submitted letter does not sign in, but says that the letter was received, and for whom. */
export async function expectUsed(page: Page, link: string, language: Language): Promise<void> {
  const { link: words, request } = await referenceMessages[language]();
  await page.goto('about:blank');
  await page.goto(link);
  const heading = request.titleWritten.replace('{applicant}', 'Newcomer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('link', { name: words.toCode })).toBeVisible();
}

/** Writes both answers and waits until they are saved. */
export async function writeLetter(page: Page, praise: string): Promise<void> {
  await questionOf(page, 'rating').getByRole('radio').first().check();
  await questionOf(page, 'praise').getByRole('textbox').fill(praise);
  await savedWord(page);
}

/** Waits until the status says that everything is saved. */
export async function savedWord(page: Page): Promise<void> {
  await expectSaved(page);
}

export async function handIn(page: Page, language: Language): Promise<void> {
  const { hand, success } = await referenceMessages[language]();
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: hand.button }).click();
  await page.getByRole('dialog').getByRole('button', { name: hand.confirm }).click();
  await page.waitForURL(/#\/ref_success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.title);
}
