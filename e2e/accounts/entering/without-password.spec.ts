import { expect, expectSound, openPortal, pageForm, submitButton } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: {
    device: 'If you switch to another browser or device, you have to fill in everything again.',
    cache: 'If you clear the browser’s cache, what you filled in is lost.',
    confirm: 'Please confirm that you have read this.',
    temporary: 'Temporary user',
    noPassword: 'A temporary user has no password to change.',
  },
  sc: {
    device: '更换浏览器或设备后，需要重新填写。',
    cache: '清除浏览器缓存后，已填写的内容将丢失。',
    confirm: '请先确认您已阅读以上说明。',
    temporary: '临时用户',
    noPassword: '临时用户没有密码，无需修改。',
  },
};

testVisits('begin without a password, with its warning, as a temporary user', words, async ({ page, visit, words }) => {
  const main = page.getByRole('main');
  const begin = submitButton(page);
  await openPortal(page, 'qyj', '/login_fast', `?lang=${visit.language}`);
  await expect(main).toContainText(words.device);
  await expect(main).toContainText(words.cache);
  await begin.click();
  await expect(main).toContainText(words.confirm);
  await expectSound(page);
  await main.getByRole('checkbox').check();
  await begin.click();
  await expect(page).toHaveURL(/#\/$/);
  // The phone's menu closes when the page changes.
  await expect(pageForm(page)).toHaveCount(0);
  if (visit.size.width <= 768) await page.getByRole('banner').getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('banner')).toContainText(new RegExp(words.temporary, 'i'));
  await expect(page.getByText(/^(Change password|修改密码)$/)).toHaveCount(0);
  await openPortal(page, 'qyj', '/edit_pass');
  await expect(main).toContainText(words.noPassword);
  await page.reload();
  await expect(main).toContainText(words.noPassword);
});
