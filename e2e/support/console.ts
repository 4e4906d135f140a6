import type { Page } from '@playwright/test';
import { accountField } from './people/account-fields.ts';
import { demoPassword } from './portal.ts';

type Language = 'sc' | 'tc' | 'en';

/** Opens the console in this language, at a path inside the hash. */
export async function openConsole(page: Page, language: Language = 'en', path = '/'): Promise<void> {
  // A mail is shown in a frame without storage.
  await page.addInitScript((chosen) => {
    if (window.top === window) localStorage.setItem('portico.console.language', chosen);
  }, language);
  await page.goto(`/console/#${path}`);
}

/**
 * Signs in by the call of the form and opens the console: drawing the form and the page behind it costs as much as a
 * short scenario. That the form signs in is shown where signing in is the subject.
 */
export async function enterConsole(
  page: Page,
  path = '/',
  { account = 'owner', language = 'en' }: { account?: string; language?: Language } = {},
): Promise<void> {
  const password = account === 'owner' ? ownerPassword() : demoPassword;
  const answer = await page.request.post('/staff/v1/sign-in', { data: { account, password } });
  if (!answer.ok()) throw new Error(`${account} cannot sign in: ${await answer.text()}`);
  await openConsole(page, language, path);
}

export function signInOwner(page: Page): Promise<void> {
  return signInStaff(page, 'owner', ownerPassword());
}

/**
 * Signs in by the form, and waits until it is gone: what follows would race with the redirect. The page behind may ask
 * for a password as well, but for no account.
 */
export async function signInStaff(page: Page, account: string, password: string = demoPassword): Promise<void> {
  await enterStaffPassword(page, account, password);
  await accountField(page, 'account').waitFor({ state: 'detached' });
}

/** Fills the form and sends it; what follows is for the scenario to say. */
export async function enterStaffPassword(page: Page, account: string, password: string): Promise<void> {
  await accountField(page, 'account').fill(account);
  await accountField(page, 'password').fill(password);
  await page.keyboard.press('Enter');
}

function ownerPassword(): string {
  return process.env['PORTICO_E2E_OWNER_PASSWORD'] ?? '';
}
