import { answerTo, checkPart, readPart, testPartOnEachDevice } from '../../support/trial-form.ts';
import { expect } from '../../support/portal.ts';

const wordsByLanguage = {
  en: {
    ratings: 'Compared with their peers',
    rows: ['Academic ability', 'Independence of mind', 'Teamwork', 'Integrity'],
    top: 'Top 5%',
    high: 'Top 20%',
    required: 'This field is required.',
    incomplete: 'Please choose an answer in every row.',
  },
  sc: {
    ratings: '与同届学生相比',
    rows: ['学业能力', '独立思考', '团队合作', '品格诚信'],
    top: '前 5%',
    high: '前 20%',
    required: '此项为必填项。',
    incomplete: '请在每一行都选择一项。',
  },
};

testPartOnEachDevice('each row takes one column', 'recommendation', wordsByLanguage, async ({ page, words, touch }) => {
  const cell = (row: string, column: string) =>
    page.getByRole('radio', { name: new RegExp(`${row}.*${column}|${column}.*${row}`) });
  const alert = page.getByRole('alert');
  await checkPart(page);
  await expect(alert.filter({ hasText: words.required }).first()).toBeVisible();
  const [first = '', ...others] = words.rows;
  await cell(first, words.top).check();
  await expect(alert.filter({ hasText: words.incomplete }).first()).toBeVisible();
  if (!touch) {
    await cell(first, words.top).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(first, words.high)).toBeChecked();
  }
  for (const row of others) await cell(row, words.high).check();
  await expect(alert.filter({ hasText: words.incomplete })).toHaveCount(0);
  await readPart(page);
  for (const row of words.rows) await expect(answerTo(page, words.ratings)).toContainText(row);
});
