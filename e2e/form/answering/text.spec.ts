import { expectNoProblem, expectProblem, leave, testPart, testPartOnEachDevice } from '../../support/trial-form.ts';
import { expect, submitButton } from '../../support/portal.ts';

interface Line {
  readonly name: string;
  readonly wrong: string;
  readonly problem: string;
  readonly right: string;
}

/** One line per nature of text. */
const lines: Readonly<Record<'en' | 'sc', readonly Line[]>> = {
  en: [
    { name: 'Name in Chinese', wrong: 'Lin', problem: 'leave it empty if you have no Chinese name', right: '林嘉禾' },
    { name: 'Code of your nationality', wrong: 'Gbr', problem: 'for example GBR', right: 'GBR' },
    { name: 'City of birth in Latin letters', wrong: 'Par1s', problem: 'for example Sao Paulo', right: 'Paris' },
    { name: 'Email', wrong: 'jia@', problem: 'Please enter a valid email address.', right: 'jia@example.com' },
    {
      name: 'Mainland number for text messages',
      wrong: '12345678901',
      problem: 'Please enter an 11-digit mobile number',
      right: '13800138000',
    },
    { name: 'Home telephone', wrong: 'at home', problem: 'Incorrect format', right: '010-62751234' },
    { name: 'Postal address in English', wrong: '7 云雀径', problem: 'Incorrect format', right: '7 Skylark Path' },
  ],
  sc: [
    { name: '中文姓名', wrong: 'Lin', problem: '中文姓名只能包含汉字，例如', right: '林嘉禾' },
    { name: '电子邮箱', wrong: 'jia@', problem: '请输入正确的邮箱地址。', right: 'jia@example.com' },
    { name: '接收短信的内地手机号', wrong: '12345678901', problem: '请输入11位手机号', right: '13800138000' },
  ],
};

testPart(
  'a line of text says what is wrong with it, and is content again',
  'basicInfo',
  lines,
  async ({ page, words }) => {
    for (const { name, wrong, problem, right } of words) {
      const line = page.getByRole('textbox', { name, exact: true });
      await line.fill(wrong);
      await expectNoProblem(line);
      await leave(line);
      await expectProblem(page, line, problem);
      await line.fill(right);
      await expectNoProblem(line);
    }
  },
);

const required = {
  en: { name: 'Surname', next: 'Given names', sentence: 'This field is required.' },
  sc: { name: '英文姓', next: '英文名', sentence: '此项为必填项。' },
};

testPart('a required line that is passed over says so', 'basicInfo', required, async ({ page, words }) => {
  const line = page.getByRole('textbox', { name: words.name, exact: true });
  await line.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: words.next, exact: true })).toBeFocused();
  await expectProblem(page, line, words.sentence);
});

const cards = {
  en: {
    kind: 'Identity document',
    card: 'ID card number',
    problems: [
      { number: '123', problem: 'Wrong ID number format' },
      { number: '10010519491231002X', problem: 'There is an error in the ID number area encoding' },
      { number: '110105194912310021', problem: 'ID number check bit error' },
    ],
  },
  tc: {
    kind: '證件類別',
    card: '身份證號碼',
    problems: [
      { number: '123', problem: '身份證號碼格式錯誤' },
      { number: '10010519491231002X', problem: '身份證號碼地區編碼錯誤' },
      { number: '110105194912310021', problem: '身份證號碼校驗位錯誤' },
    ],
  },
};

testPart('an ID card number says which of three things is wrong', 'basicInfo', cards, async ({ page, words }) => {
  await page.getByRole('combobox', { name: words.kind, exact: true }).selectOption({ index: 1 });
  const card = page.getByRole('textbox', { name: words.card, exact: true });
  for (const { number, problem } of words.problems) {
    await card.fill(number);
    await leave(card);
    await expectProblem(page, card, problem);
  }
  await card.fill('11010519491231002X');
  await expectNoProblem(card);
});

const strange = { en: { name: 'Postal address' } };

testPart('a line takes whatever is pasted, and cuts nothing', 'basicInfo', strange, async ({ page, words }) => {
  const line = page.getByRole('textbox', { name: words.name, exact: true });
  const pasted = `${'长'.repeat(100_000)}👩‍👩‍👧 مرحبا \u0000\nend`;
  await line.focus();
  await line.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const taken = input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    if (taken) document.execCommand('insertText', false, text);
  }, pasted);
  await leave(line);
  await expectProblem(page, line, 'Please enter at most 120 characters; there are 100,');
  expect(await line.inputValue()).toMatch(/^长{100000}👩‍👩‍👧 مرحبا .*end$/u);
  await line.fill('\u202Eمرحبا 👩‍👩‍👧');
  await expectNoProblem(line);
});

const last = { en: { name: 'Emergency contact' }, sc: { name: '紧急联系人电话' } };

testPartOnEachDevice(
  'a sentence that appears takes no click away',
  'basicInfo',
  last,
  async ({ page, words, touch }) => {
    await page.getByRole('textbox', { name: words.name, exact: true }).focus();
    const check = submitButton(page);
    // Pressing the button leaves the field, whose problem then shows above the button and moves it.
    await (touch ? check.tap() : check.click());
    await expect(page.getByRole('main').getByRole('alert').getByRole('list')).toBeVisible();
  },
);
