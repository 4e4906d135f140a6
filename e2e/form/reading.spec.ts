import { answerTo, previewWords, readPart, testPart, turnTo } from '../support/trial-form.ts';
import { expect } from '../support/portal.ts';

const wordsByLanguage = {
  en: {
    heading: 'About the essays',
    strong: 'you',
    item: 'write them yourself, plainly;',
    courses: 'Courses on offer',
    level: 'Finance: Asset pricing, Corporate finance',
  },
  tc: {
    heading: '寫作說明',
    strong: '真實的您',
    item: '請獨立完成，毋須堆砌辭藻；',
    courses: '開設課程一覽',
    level: '金融：資產定價、公司財務',
  },
};

testPart('what is only read stands in the preview alone', 'essays', wordsByLanguage, async ({ page, words }) => {
  const heading = page.getByRole('heading', { name: words.heading });
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(heading).toHaveCount(0);
  await readPart(page);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('strong').filter({ hasText: words.strong })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: words.item })).toBeVisible();

  await turnTo(page, 'preferences');
  await expect(page.getByText(words.courses)).toHaveCount(0);
  await readPart(page);
  await expect(answerTo(page, words.courses)).toContainText(words.level);
});

testPart(
  'a printed part shows its answers and no buttons',
  'essays',
  { en: wordsByLanguage.en },
  async ({ page, words }) => {
    await page.getByRole('main').getByRole('textbox').first().fill('Printed words.');
    await readPart(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Printed words.')).toBeVisible();
    await expect(page.getByRole('heading', { name: words.heading })).toBeVisible();
    await expect(page.getByRole('main').getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('button', { name: previewWords, includeHidden: true })).toBeHidden();
  },
);
