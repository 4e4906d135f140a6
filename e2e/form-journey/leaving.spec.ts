import { expectSaved, savingWord } from '../support/saving-word.ts';
import { enterAs, newcomerAt } from '../support/people/newcomer.ts';
import { expect, expectSound, openPortal } from '../support/portal.ts';
import { testVisits } from '../support/visits.ts';

const wordsByLanguage = {
  en: { title: 'Leave this page?', stay: 'Stay', leave: 'Leave' },
  sc: { title: '确定离开此页？', stay: '留在此页', leave: '离开' },
  tc: { title: '確定離開此頁？', stay: '留在此頁', leave: '離開' },
};

testVisits(
  'leaving with something unsent is asked about, and loses nothing',
  wordsByLanguage,
  async ({ page, visit, words }) => {
    const person = await newcomerAt('itf');
    await enterAs(page, person);
    await page.route(/apply\/basic$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await openPortal(page, 'itf', '/applyform/basic?menuid=essays', `?lang=${visit.language}`);
    const essay = page.getByRole('main').getByRole('textbox').first();
    await essay.fill('Not sent yet');
    await expect(savingWord(page)).not.toHaveAttribute('data-word', 'saved');
    await page.evaluate(() => window.location.assign('#/guide'));
    const question = page.getByRole('dialog', { name: words.title });
    await expectSound(page);
    await question.getByRole('button', { name: words.stay }).last().click();
    await expect(page).toHaveURL(/applyform\/basic/);
    await expect(essay).toHaveValue('Not sent yet');
    await page.evaluate(() => window.location.assign('#/guide'));
    await question.getByRole('button', { name: words.leave, exact: true }).click();
    await expect(essay).toHaveCount(0);
    await expect(page).toHaveURL(/guide/);

    await page.unroute(/apply\/basic$/);
    await openPortal(page, 'itf', '/applyform/basic?menuid=essays', `?lang=${visit.language}`);
    await expect(essay).toHaveValue('Not sent yet');
    await expectSaved(page);
  },
);
