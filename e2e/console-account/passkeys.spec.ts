import type { Page } from '@playwright/test';
import { addStaff } from '../support/people/add-staff.ts';
import { accountField } from '../support/people/account-fields.ts';
import { plugIn } from '../support/people/authenticator.ts';
import { enterConsole, enterStaffPassword } from '../support/console.ts';
import { variantsToRun } from '../support/nightly.ts';
import { demoPassword, expect, expectSound, phone, test } from '../support/portal.ts';

const words = {
  sc: {
    add: '添加通行密钥',
    name: '名称',
    create: '创建通行密钥',
    kept: '我已保存',
    use: '使用通行密钥',
    list: '您的通行密钥',
    signIn: '使用通行密钥登录',
    recovery: '使用恢复码',
  },
  tc: {
    add: '新增通行密鑰',
    name: '名稱',
    create: '建立通行密鑰',
    kept: '我已保存',
    use: '使用通行密鑰',
    list: '您的通行密鑰',
    signIn: '使用通行密鑰登入',
    recovery: '使用復原碼',
  },
  en: {
    add: 'Add a passkey',
    name: 'Name',
    create: 'Create the passkey',
    kept: 'I have kept them',
    use: 'Use a passkey',
    list: 'Your passkeys',
    signIn: 'Sign in with a passkey',
    recovery: 'Use a recovery code',
  },
} as const;

const title = 'somebody adds a passkey, and signs in with it after the password and without';
const visits = [
  ['en', { width: 1280, height: 800 }],
  ['sc', { width: 820, height: 1180 }],
  ['tc', phone],
] as const;

for (const [language, size] of variantsToRun(title, visits)) {
  test(`${title} (${language}, ${size.width} px)`, async ({ page }) => {
    const say = words[language];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const account = await addStaff();
    await page.setViewportSize(size);
    await plugIn(page);
    await enterConsole(page, '/account', { account, language });

    await button(say.add).click();
    await page.getByRole('textbox', { name: say.name }).fill('Blue key');
    await expectSound(page);
    await button(say.create).click();
    // The first factor brings the recovery codes.
    await button(say.kept).click();
    const list = page.getByRole('list', { name: say.list });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list).toContainText('Blue key');
    await expectSound(page);

    await leave(page);
    await enterStaffPassword(page, account, demoPassword);
    await expect(button(say.use)).toBeFocused();
    await expect(button(say.recovery)).toBeVisible();
    await expectSound(page);
    await button(say.use).click();
    await expect(list).toContainText('Blue key');

    await leave(page);
    await expectSound(page);
    await button(say.signIn).click();
    await expect(list).toContainText('Blue key');
  });
}

test('passkeys are added, renamed, used and removed by keyboard alone', async ({ page }) => {
  const account = await addStaff();
  const device = await plugIn(page);
  await enterConsole(page, '/account', { account });
  const press = async (name: string) => {
    // The spinner of a button that has just finished is a part of its name.
    const button = page.getByRole('button', { name: new RegExp(`${name}$`) });
    await expect(button).toBeVisible();
    for (let steps = 0; steps < 60 && !(await button.evaluate((it) => it === document.activeElement)); steps++)
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const typeName = async (name: string) => {
    // What is there is selected, ready to be typed over.
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
  };
  await press('Add a passkey');
  await typeName('Blue key');
  await page.keyboard.press('Enter');
  await press('I have kept them');
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list).toContainText('Blue key');

  // The same device has one already, and says so.
  await press('Add a passkey');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Passkey 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'This device has a passkey for your account already.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press('Rename Blue key');
  await typeName('Red key');
  await page.keyboard.press('Enter');
  await expect(list).toContainText('Red key');

  await press('Remove Red key');
  await expect(page.getByRole('dialog', { name: /Red key/ })).toBeVisible();
  await press('Remove');
  // An open console alone does not remove a factor.
  await press('Use a passkey instead');
  await expect(list).toHaveCount(0);
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await device.detach();
});

/** Signs out by forgetting the session, as a browser that was closed. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'portico_staff' });
  await page.reload();
  await expect(accountField(page, 'account')).toBeVisible();
}
