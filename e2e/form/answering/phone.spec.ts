import { answerTo, expectNoProblem, expectProblem, leave, readPart, testPart } from '../../support/trial-form.ts';
import { expect } from '../../support/portal.ts';

const words = {
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

testPart('a telephone number belongs to its country', 'basicInfo', words, async ({ page, words: said }) => {
  const number = page.getByRole('textbox', { name: said.phone, exact: true });
  // The programme is international, so no country is preselected.
  await number.fill('12345');
  await leave(number);
  await expectProblem(page, number, said.choose);
  await number.fill('+86 12345');
  await expectProblem(page, number, said.mobile);
  await number.fill('138 0013 8000 ext');
  await expect(number).toHaveValue('13800138000');
  await expectNoProblem(number);

  const code = page.getByRole('combobox', { name: said.code });
  await code.focus();
  const label = await code.getByRole('option').filter({ hasText: said.hongKong }).first().textContent();
  await code.selectOption({ label: label ?? '' });
  await expectProblem(page, number, said.invalid);
  await number.fill('91234567');
  await expectNoProblem(number);
  await readPart(page);
  await expect(answerTo(page, said.phone)).toHaveText('+852 91234567');
});

testPart(
  'a number with its code is understood, and not given twice',
  'basicInfo',
  words,
  async ({ page, words: said }) => {
    await page.getByRole('textbox', { name: said.phone, exact: true }).fill('+852 9123 4567');
    const emergency = page.getByRole('textbox', { name: said.emergency, exact: true });
    await emergency.fill('+852 9123 4567');
    await leave(emergency);
    await expectProblem(page, emergency, said.same);
    await emergency.fill('91234568');
    await expectNoProblem(emergency);
  },
);
