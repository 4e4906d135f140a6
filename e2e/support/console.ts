import type { Page } from '@playwright/test';
import { accountField } from './people/account-fields.ts';
import { demoPassword } from './portal.ts';

type Language = 'sc' | 'tc' | 'en';

/** The console in that language, at an address behind the hash. */
export async function openConsole(page: Page, language: Language = 'en', path = '/'): Promise<void> {
  // A mail is shown in a frame that has no storage.
  await page.addInitScript((chosen) => {
    if (window.top === window) localStorage.setItem('portico.console.language', chosen);
  }, language);
  await page.goto(`/console/#${path}`);
}

export function signInOwner(page: Page, password = process.env['PORTICO_E2E_OWNER_PASSWORD'] ?? ''): Promise<void> {
  return signInStaff(page, 'owner', password);
}

/** Signs in by the real form. */
export async function signInStaff(page: Page, account: string, password: string = demoPassword): Promise<void> {
  await accountField(page, 'account').fill(account);
  await accountField(page, 'password').fill(password);
  await page.keyboard.press('Enter');
}
