import { boxOf, expectNoProblem, expectProblem, leave, testPart } from '../../support/trial-form.ts';
import { expect } from '../../support/portal.ts';

const limits = {
  en: {
    birthday: 'Date of birth',
    required: 'This field is required.',
    limit: 'Applicants must be born on or before 31 December 2010.',
  },
  sc: { birthday: '出生日期', required: '此项为必填项。', limit: '申请人须生于 2010 年 12 月 31 日或以前。' },
};

testPart('a date keeps to its limits', 'basicInfo', limits, async ({ page, words }) => {
  const date = boxOf(page, words.birthday);
  await date.focus();
  await leave(date);
  await expectProblem(page, date, words.required);
  await date.fill('2011-01-01');
  await leave(date);
  await expectProblem(page, date, words.limit);
  await date.fill('2010-12-31');
  await expectNoProblem(date);
});

const typed = {
  en: { birthday: 'Date of birth', missing: 'Please enter an existing date, the year first, such as 2008-02-29.' },
};

testPart('a date is typed in any usual wording', 'basicInfo', typed, async ({ page, words }) => {
  const date = boxOf(page, words.birthday);
  for (const wording of ['2001/2/3', '2001.2.3', '2001年2月3日']) {
    await date.fill(wording);
    await leave(date);
    await expect(date).toHaveValue('2001-02-03');
    await expectNoProblem(date);
  }
  await date.fill('2001-02-30');
  await leave(date);
  await expectProblem(page, date, words.missing);
});

const calendar = {
  en: {
    open: 'Open calendar Date of birth',
    dialog: 'Choose a date',
    birthday: 'Date of birth',
    year: 'Year',
    month: 'Month',
  },
};

testPart('a date is picked by keyboard alone', 'basicInfo', calendar, async ({ page, words }) => {
  const date = boxOf(page, words.birthday);
  const dialog = page.getByRole('dialog', { name: words.dialog });
  await date.fill('2001-02-03');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: words.open })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('gridcell', { selected: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(date).toHaveValue('2001-02-11');

  await page.getByRole('button', { name: words.open }).click();
  await dialog.getByRole('combobox', { name: words.year }).selectOption('1999');
  await dialog.getByRole('combobox', { name: words.month }).selectOption({ index: 11 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(date).toHaveValue('2001-02-11');
  await expect(page.getByRole('button', { name: words.open })).toBeFocused();
});

testPart('days outside the limits cannot be picked', 'basicInfo', calendar, async ({ page, words }) => {
  await boxOf(page, words.birthday).fill('2010-12-31');
  await page.getByRole('button', { name: words.open }).click();
  const dialog = page.getByRole('dialog', { name: words.dialog });
  await expect(dialog.getByRole('gridcell', { selected: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next' }).first()).toBeDisabled();
});

const years = {
  en: {
    year: 'Expected year of graduation',
    open: 'Open calendar Expected year of graduation',
    dialog: 'Choose a year',
  },
};

testPart('a year is picked from twelve', 'education', years, async ({ page, words }) => {
  await page.getByRole('button', { name: words.open }).click();
  await page.getByRole('dialog', { name: words.dialog }).getByRole('button', { name: '2027' }).click();
  await expect(boxOf(page, words.year)).toHaveValue('2027');
});
