import { enterPassword, openAccount } from '../../support/people/account-forms.ts';
import { demoPassword, expect, expectSound, openPortal } from '../../support/portal.ts';
import { testVisits } from '../../support/visits.ts';

const words = {
  en: { go: /^Go to /, elsewhere: 'Beiming' },
  sc: { go: /^进入/, elsewhere: '北溟' },
  tc: { go: /^前往/, elsewhere: '北溟' },
};

testVisits('go to another project of the same institution, signed in', words, async ({ page, visit, words }) => {
  const main = page.getByRole('main');
  await enterPassword(page, 'itf', { account: 'jiahe.lin@example.com', password: demoPassword }, visit.language);
  await expect(page).toHaveURL(/#\/$/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('林嘉禾');
  await openAccount(page);
  const ways = main.getByRole('button', { name: words.go });
  await expect(ways).toHaveCount(1);
  await expect(main).not.toContainText(words.elsewhere);
  await expectSound(page);
  await ways.click();
  await expect(page).toHaveURL(/\/apply\/jrzs\//);
  await openAccount(page);
  await expect(main).toContainText('jiahe.lin@example.com');

  // The previous project keeps its session.
  await openPortal(page, 'itf', '/', `?lang=${visit.language}`);
  await expect(main.getByRole('heading', { level: 1 })).toContainText('林嘉禾');
});
