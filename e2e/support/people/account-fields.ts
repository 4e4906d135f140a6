import type { Locator, Page } from '@playwright/test';

const labels = {
  account: ['Email or mobile number', '邮箱或手机号', '電郵或手機號碼', 'Account', '账号', '帳戶'],
  password: ['Password', '密码', '密碼', 'Current password', '当前密码', '目前密碼'],
  newPassword: ['Password', '密码', '密碼', 'New password', '新密码', '新密碼'],
  again: ['Password again', '确认密码', '確認密碼', 'New password again', '确认新密码', '確認新密碼'],
  name: ['Name', '姓名'],
  email: ['Email', '邮箱', '電郵', 'New email', '新邮箱', '新電郵'],
  country: ['Country or region', '国家或地区', '國家或地區'],
  mobile: ['Mobile number', '手机号', '手機號碼', 'New mobile number', '新手机号', '新手機號碼'],
  code: ['Verification code', '验证码', '驗證碼'],
} as const;

/**
 * A field of the account screens, in any language. A password field has a label but no role, and a section or a box to
 * tick may have the same one.
 */
export function accountField(within: Page | Locator, field: keyof typeof labels): Locator {
  const words = labels[field].join('|');
  if (/password|again/i.test(field)) {
    return within.getByLabel(new RegExp(`^(${words})[ *]*$`)).and(within.locator('input:not([type=checkbox])'));
  }
  return within.getByRole(field === 'country' ? 'combobox' : 'textbox', { name: new RegExp(`^(${words})$`) });
}
