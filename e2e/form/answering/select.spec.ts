import { answerTo, boxOf, expectProblem, leave, readPart, testPart } from '../../support/trial-form.ts';
import { expect, expectSound } from '../../support/portal.ts';

const native = {
  en: {
    test: 'Proof of English',
    other: 'Another test',
    own: 'Another test: your own words',
    attachments: 'Documents for this choice',
    needed: 'Required',
  },
  sc: {
    test: '英语水平证明',
    other: '其他考试',
    own: '其他考试：补充说明',
    attachments: '所选项的附件',
    needed: '必填',
  },
};

testPart('a short list takes own words and documents', 'documents', native, async ({ page, words }) => {
  const list = page.getByRole('combobox', { name: words.test });
  await list.selectOption({ label: words.other });
  const own = page.getByRole('textbox', { name: words.own });
  await own.focus();
  await leave(own);
  await expect(page.getByRole('alert').filter({ hasText: words.needed })).toBeVisible();
  await own.fill('Cambridge');
  await boxOf(page, words.attachments).setInputFiles({
    name: 'c2.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByRole('link', { name: 'c2.pdf' })).toBeVisible();
  await list.selectOption({ index: 1 });
  await expect(own).toHaveCount(0);
  await list.selectOption({ label: words.other });
  await expect(own).toHaveValue('Cambridge');
  await readPart(page);
  await expect(answerTo(page, words.test)).toContainText('Cambridge');
});

const filtered = {
  en: { direction: 'Field of research', typed: 'fin', first: 'Corporate finance', required: 'This field is required.' },
};

testPart('a long list is filtered by keyboard alone', 'preferences', filtered, async ({ page, words }) => {
  // When closed, it is another control on a phone.
  const closed = page.locator('#field-direction');
  await expect(page.getByLabel(words.direction).first()).toBeVisible();
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Asset pricing' })).toBeVisible();
  await expectSound(page);
  await page.keyboard.type(words.typed);
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('option', { name: words.first })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0);
  await expect(closed).toBeFocused();
  await page.keyboard.press('Tab');
  await expectProblem(page, closed, words.required);
  await closed.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('input:focus')).toBeVisible();
  await page.keyboard.type('no such field');
  await page.keyboard.press('Enter');
  // Whichever input has the focus.
  await page.locator('input:focus').fill(words.typed);
  await expect(page.getByRole('option', { name: words.first })).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
  await expect(closed).toContainText(words.first);
  await expect(closed).toBeFocused();
  // Enter was handled by the list and did not submit the form.
  await expect(page.getByRole('main').getByRole('alert').getByRole('list')).toHaveCount(0);
});

const scrolled = { en: { direction: 'Field of research', last: 'Another' } };

testPart(
  'an entry of a long list can be pressed while the list scrolls',
  'preferences',
  scrolled,
  async ({ page, words }) => {
    await page.getByRole('combobox', { name: words.direction }).click();
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').first()).toBeVisible();
    const pressed = await list.evaluate(async (box) => {
      box.scrollTop = box.scrollHeight;
      // The list notices with the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { left, bottom } = box.getBoundingClientRect();
      return document.elementFromPoint(left + 20, bottom - 20)?.closest('[role=option]')?.textContent;
    });
    expect(pressed).toBe(words.last);
  },
);

const touched = {
  sc: { direction: '研究方向', chosen: '金融科技' },
  tc: { direction: '研究方向', chosen: '金融科技' },
};

testPart('a long list is the platform’s own under a finger', 'preferences', touched, async ({ page, words }) => {
  const list = page.getByRole('combobox', { name: words.direction });
  // Its options are created on focus.
  await list.focus();
  await list.selectOption({ label: words.chosen });
  await readPart(page);
  await expect(answerTo(page, words.direction)).toHaveText(words.chosen);
});
