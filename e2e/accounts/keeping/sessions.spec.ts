import { enterPassword, openAccount } from '../../support/people/account-forms.ts';
import { demoPassword, expect, expectSound } from '../../support/portal.ts';
import { expectToast } from '../../support/toast.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: { here: 'This device', end: /^End the session/, ended: 'The session has ended', lead: 'sign in again' },
  sc: { here: '本设备', end: /^退出该设备/, ended: '该设备已退出登录', lead: '请重新登录' },
  tc: { here: '此裝置', end: /^登出該裝置/, ended: '該裝置已登出', lead: '請重新登入' },
};
const people = [
  ['itf', 'jiahe.lin'],
  ['sc', 'amelia.whitford'],
  ['bicmr', 'weiyang.song'],
] as const;

testVisits('a session elsewhere is seen and ended', words, async ({ page, browser, visit, words }) => {
  const [tenant, person] = people[visit.at - 1] ?? people[0];
  const credentials = { account: `${person}@example.com`, password: demoPassword };
  const origin = process.env['PORTICO_E2E_URL'] ?? '';
  const agent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0`;
  const elsewhere = await browser.newPage({ baseURL: origin, userAgent: agent });
  await enterPassword(elsewhere, tenant, credentials, visit.language);
  await expect(elsewhere).toHaveURL(/#\/$/);

  await enterPassword(page, tenant, credentials, visit.language);
  await expect(page).toHaveURL(/#\/$/);
  await openAccount(page);
  const other = page.getByRole('listitem').filter({ hasText: 'Edge · Windows' });
  await expect(other).toHaveCount(1);
  await expect(page.getByText(words.here, { exact: true })).toHaveCount(1);
  await expectSound(page);
  await expectToast(page, words.ended, () => other.getByRole('button', { name: words.end }).click());
  await expect(other).toHaveCount(0);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/#\/login/);
  await expect(elsewhere.getByRole('main')).toContainText(words.lead);
  await elsewhere.close();
});
