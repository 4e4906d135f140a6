import type { Page } from '@playwright/test';
import { accountField } from './account-fields.ts';
import { awaitMessage, codeInside } from './outbox.ts';
import { expect, openPortal, pageForm, submitButton } from '../portal.ts';
import type { Language } from '../visits.ts';

export const newPassword = 'Mountain-river7';

const sendWords = /^(Send code|获取验证码|取得驗證碼)$/;
const waitWords = /^(Send again \(\d+ s\)|\d+ 秒后重新获取|\d+ 秒後可重新取得)$/;

/** Requests a code and returns the one that was sent. */
export async function receiveCode(page: Page, receiver: string): Promise<string> {
  await page.getByRole('button', { name: sendWords }).click();
  await expect(page.getByRole('button', { name: waitWords })).toBeDisabled();
  return awaitMessage(receiver, codeInside);
}

export async function fillCode(page: Page, code: string): Promise<void> {
  await accountField(page, 'code').fill(code);
}

export async function fillNewPassword(page: Page, password = newPassword): Promise<void> {
  await accountField(page, 'newPassword').fill(password);
  await accountField(page, 'again').fill(password);
}

/** A button that is still busy with the answer before ignores the click; it is not disabled, so as to keep the focus. */
export async function submit(page: Page): Promise<void> {
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await submitButton(page).click();
}

interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Fills in the sign-in form and submits it; the scenario checks what follows. */
export async function enterPassword(
  page: Page,
  tenant: string,
  { account, password }: Credentials,
  language: Language = 'en',
): Promise<void> {
  await openPortal(page, tenant, '/login_pass', `?lang=${language}`);
  await accountField(page, 'account').fill(account);
  await accountField(page, 'password').fill(password);
  await submit(page);
}

/** From the user menu, which on a phone is inside the main menu. */
export async function openAccount(page: Page): Promise<void> {
  // The phone's menu closes when the page changes: after signing in it must have arrived.
  await expect(pageForm(page)).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const menus = /account menu$|账号菜单$|帳戶選單$|^(Open menu|打开菜单|開啟選單)$/;
  await page.getByRole('banner').getByRole('button', { name: menus }).click();
  await page.getByRole('link', { name: /^(Account data|账号资料|帳戶資料)$/ }).click();
  await expect(page).toHaveURL(/#\/article\/personal_data/);
}

interface Newcomer {
  readonly tenant: string;
  readonly name: string;
  readonly mobile: string;
  readonly language: Language;
}

/** A new account for the scenario, registered by the form. */
export async function registerByMobile(page: Page, { tenant, name, mobile, language }: Newcomer): Promise<void> {
  await openPortal(page, tenant, '/register', `?lang=${language}`);
  await accountField(page, 'name').fill(name);
  await accountField(page, 'mobile').fill(mobile);
  await fillCode(page, await receiveCode(page, mobile));
  await fillNewPassword(page);
  await page.getByRole('main').getByRole('checkbox').check();
  await submit(page);
  await page.waitForURL(/#\/$/);
}
