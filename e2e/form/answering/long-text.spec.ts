import { answerTo, expectNoProblem, expectProblem, leave, readPart, testPart } from '../../support/trial-form.ts';
import { expect, pageForm } from '../../support/portal.ts';

const wordsByLanguage = {
  en: {
    name: 'A setback',
    required: 'This field is required.',
    counted: '5 / 400',
    tooMany: 'Please write at most 400 words; there are 401 now.',
  },
  sc: {
    name: '一次挫折',
    required: '此项为必填项。',
    counted: '5 / 400',
    tooMany: '最多 400 字，目前有 401 字。',
  },
};

testPart(
  'a long text counts words, and says when there are too many',
  'essays',
  wordsByLanguage,
  async ({ page, words }) => {
    const text = page.getByRole('textbox', { name: words.name, exact: true });
    // The box around a field has no role.
    const field = pageForm(page).locator('div', { has: text }).last();
    await text.focus();
    await leave(text);
    await expectProblem(page, text, words.required);
    await text.fill('我爱 maths 2026 年');
    await expectNoProblem(text);
    await expect(field).toContainText(words.counted);
    await text.fill('字'.repeat(401));
    await expectProblem(page, text, words.tooMany);
    await text.fill('字'.repeat(400));
    await expectNoProblem(text);
  },
);

testPart('a long text keeps its lines, and grows with them', 'essays', wordsByLanguage, async ({ page, words }) => {
  const text = page.getByRole('textbox', { name: words.name, exact: true });
  const low = await text.evaluate((area) => area.clientHeight);
  expect(low).toBeGreaterThanOrEqual(100);
  await text.focus();
  for (const line of ['one', 'two']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.insertText(`three${'\n'.repeat(17)}end`);
  await expect.poll(() => text.evaluate((area) => area.clientHeight)).toBeGreaterThan(low);
  await readPart(page);
  const answer = answerTo(page, words.name);
  await expect(answer).toContainText('one');
  expect(await answer.innerText()).toMatch(/one\s*\n\s*two\s*\n\s*three/);
});

const pasted = {
  en: { name: 'Personal statement', sentence: 'Please write at most 800 words; there are ' },
};

testPart('a long text takes 100 KB of anything', 'essays', pasted, async ({ page, words }) => {
  const text = page.getByRole('textbox', { name: words.name, exact: true });
  const everything = '字 👩‍👩‍👧 مرحبا \u202E word '.repeat(3500);
  await text.focus();
  await page.keyboard.insertText(everything);
  await leave(text);
  await expectProblem(page, text, words.sentence);
  expect(await text.inputValue()).toBe(everything);
});
