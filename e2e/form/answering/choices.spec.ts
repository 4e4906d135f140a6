import { answerTo, checkPart, readPart, testPart, testPartOnEachDevice } from '../../support/trial-form.ts';
import { expect } from '../../support/portal.ts';

const single = {
  en: { gender: 'Gender', female: 'Female', male: 'Male', required: 'This field is required.' },
  sc: { gender: '性别', female: '女', male: '男', required: '此项为必填项。' },
};

testPartOnEachDevice('one of several is chosen', 'basicInfo', single, async ({ page, words, touch }) => {
  const group = page.getByRole('radiogroup', { name: words.gender });
  const female = group.getByRole('radio', { name: words.female, exact: true });
  await checkPart(page);
  await expect(group).toHaveAccessibleDescription(words.required);
  if (touch) await group.getByText(words.female, { exact: true }).tap();
  else {
    await female.focus();
    await page.keyboard.press('Space');
  }
  await expect(female).toBeChecked();
  await expect(group).not.toHaveAccessibleDescription(words.required);
  if (!touch) await page.keyboard.press('ArrowRight');
  else await group.getByText(words.male, { exact: true }).tap();
  await expect(group.getByRole('radio', { name: words.male, exact: true })).toBeChecked();
  await expect(female).not.toBeChecked();
  await readPart(page);
  await expect(answerTo(page, words.gender)).toHaveText(words.male);
});

const several = {
  en: {
    channels: 'How did you hear of us?',
    options: ['Website', 'A teacher', 'An alumnus', 'An event', 'Elsewhere'],
    own: 'Elsewhere: your own words',
    needed: 'Required',
    full: '3 chosen, which is the most. To choose another, take one back.',
  },
  tc: {
    channels: '您從何處得知本課程',
    options: ['官方網站', '老師推薦', '校友介紹', '招生講座', '其他'],
    own: '其他：補充說明',
    needed: '必填',
    full: '已選滿 3 項。如要改選，請先取消一項。',
  },
};

testPart('several are chosen up to the limit, one in own words', 'preferences', several, async ({ page, words }) => {
  const group = page.getByRole('group', { name: words.channels });
  const box = (at: number) => group.getByRole('checkbox', { name: words.options[at] ?? '', exact: true });
  await box(0).check();
  await box(1).check();
  await box(4).check();
  await expect(box(2)).toBeDisabled();
  await expect(page.getByText(words.full)).toBeVisible();

  const own = page.getByRole('textbox', { name: words.own });
  await own.focus();
  await box(0).uncheck();
  await checkPart(page);
  await expect(group).toHaveAccessibleDescription(new RegExp(words.needed));
  await own.fill('a friend');
  await expect(group).not.toHaveAccessibleDescription(new RegExp(words.needed));
  await box(4).uncheck();
  await expect(own).toHaveCount(0);
  await box(4).check();
  await expect(own).toHaveValue('a friend');
  await readPart(page);
  await expect(answerTo(page, words.channels)).toContainText(words.options[1] ?? '');
  await expect(answerTo(page, words.channels)).toContainText('a friend');
});
