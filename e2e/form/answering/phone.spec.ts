import { answerTo, expectNoProblem, expectProblem, leave, readPart, testPart } from '../../support/trial-form.ts';
import { expect } from '../../support/portal.ts';

const wordsByLanguage = {
  en: {
    phone: 'Mobile phone',
    code: 'Country or region code: Mobile phone',
    hongKong: /^Hong Kong/,
    emergency: 'Emergency contact',
    choose: 'Please choose the country or region of the number.',
    mobile: 'Please enter an 11-digit mobile number',
    invalid: 'Please enter a valid phone number for the chosen country or region.',
    same: 'Please give a number other than your own.',
  },
  tc: {
    phone: '手提電話',
    code: '手提電話',
    hongKong: /香港/,
    emergency: '緊急聯絡人電話',
    choose: '請選擇號碼所屬的國家或地區。',
    mobile: '請輸入11位手機號碼',
    invalid: '請輸入所選國家或地區的有效電話號碼。',
    same: '緊急聯絡人電話不可與本人電話相同。',
  },
};

testPart('a telephone number belongs to its country', 'basicInfo', wordsByLanguage, async ({ page, words }) => {
  const number = page.getByRole('textbox', { name: words.phone, exact: true });
  // The programme is international, so no country is preselected.
  await number.fill('12345');
  await leave(number);
  await expectProblem(page, number, words.choose);
  await number.fill('+86 12345');
  await expectProblem(page, number, words.mobile);
  await number.fill('138 0013 8000 ext');
  await expect(number).toHaveValue('13800138000');
  await expectNoProblem(number);

  const code = page.getByRole('combobox', { name: words.code });
  await code.focus();
  const label = await code.getByRole('option').filter({ hasText: words.hongKong }).first().textContent();
  await code.selectOption({ label: label ?? '' });
  await expectProblem(page, number, words.invalid);
  await number.fill('91234567');
  await expectNoProblem(number);
  await readPart(page);
  await expect(answerTo(page, words.phone)).toHaveText('+852 91234567');
});

testPart(
  'a number with its code is understood, and not given twice',
  'basicInfo',
  wordsByLanguage,
  async ({ page, words }) => {
    await page.getByRole('textbox', { name: words.phone, exact: true }).fill('+852 9123 4567');
    const emergency = page.getByRole('textbox', { name: words.emergency, exact: true });
    await emergency.fill('+852 9123 4567');
    await leave(emergency);
    await expectProblem(page, emergency, words.same);
    await emergency.fill('91234568');
    await expectNoProblem(emergency);
  },
);
