import { boxOf, expectNoProblem, expectProblem, leave, testPart } from '../support/trial-form.ts';
import { expect } from '../support/portal.ts';

const identity = {
  en: {
    kind: 'Identity document',
    idCard: 'ID card number',
    abroad: 'Passport',
    passport: 'Passport number',
    birthday: 'Date of birth',
  },
  sc: { kind: '证件类型', idCard: '身份证号码', abroad: '护照', passport: '护照号码', birthday: '出生日期' },
};

testPart(
  'the chosen document opens its line, and what was typed comes back',
  'basicInfo',
  identity,
  async (variant) => {
    const { page, words } = variant;
    const kind = page.getByRole('combobox', { name: words.kind, exact: true });
    const idCard = page.getByRole('textbox', { name: words.idCard, exact: true });
    const passport = page.getByRole('textbox', { name: words.passport, exact: true });
    await expect(idCard).toHaveCount(0);
    await kind.selectOption({ index: 1 });
    await idCard.fill('11010519491231002X');
    await expect(boxOf(page, words.birthday)).toHaveValue('1949-12-31');

    await kind.selectOption({ label: words.abroad });
    await expect(idCard).toHaveCount(0);
    await passport.fill('E12345678');
    await kind.selectOption({ index: 1 });
    await expect(passport).toHaveCount(0);
    await expect(idCard).toHaveValue('11010519491231002X');
    await expectNoProblem(idCard);
  },
);

const compared = {
  en: { email: 'Email', backup: 'Backup email', same: 'The backup must differ from your email.' },
  tc: { email: '電郵地址', backup: '後備電郵', same: '後備電郵不可與電郵地址相同。' },
};

testPart('two addresses must differ, whichever is changed', 'basicInfo', compared, async ({ page, words }) => {
  const email = page.getByRole('textbox', { name: words.email, exact: true });
  const backup = page.getByRole('textbox', { name: words.backup, exact: true });
  await email.fill('one@example.com');
  await backup.fill('One@Example.com');
  await leave(backup);
  await expectProblem(page, backup, words.same);
  await email.fill('two@example.com');
  await expectNoProblem(backup);
});

const funding = {
  en: {
    apply: 'Do you apply for a scholarship?',
    yes: 'Yes',
    no: 'No',
    need: 'Need-based grant',
    income: 'Family income a year',
  },
  sc: { apply: '是否申请奖学金', yes: '是', no: '否', need: '助学金', income: '家庭年收入' },
};

testPart('a chain of three opens, closes and comes back whole', 'preferences', funding, async ({ page, words }) => {
  const apply = page.getByRole('radiogroup', { name: words.apply });
  const need = page.getByRole('checkbox', { name: words.need });
  const income = page.getByRole('textbox', { name: words.income, exact: true });
  await apply.getByRole('radio', { name: words.yes, exact: true }).check();
  await need.check();
  await income.fill('250000');
  await apply.getByRole('radio', { name: words.no, exact: true }).check();
  await expect(need).toHaveCount(0);
  await expect(income).toHaveCount(0);
  await apply.getByRole('radio', { name: words.yes, exact: true }).check();
  await expect(need).toBeChecked();
  await expect(income).toHaveValue('250000');
});

const arrival = {
  en: { arrival: 'When will you arrive?', early: 'Do you need a room before term?', late: 'Why will you arrive late?' },
  sc: { arrival: '预计到校日期', early: '是否需要提前入住宿舍', late: '迟到校原因' },
};

testPart('a date opens what belongs to its range', 'preferences', arrival, async ({ page, words }) => {
  const date = boxOf(page, words.arrival);
  const early = page.getByRole('radiogroup', { name: words.early });
  const late = page.getByRole('textbox', { name: words.late, exact: true });
  await date.fill('2027-08-20');
  await expect(early).toBeVisible();
  await expect(late).toHaveCount(0);
  await date.fill('2027-08-21');
  await expect(early).toHaveCount(0);
  await date.fill('2027-09-06');
  await expect(late).toBeVisible();
});

const relation = {
  en: { status: 'At present you are', studying: 'Studying', working: 'Working', year: 'Year of study' },
  tc: { status: '目前狀況', studying: '在學', working: '在職', year: '就讀年級' },
};

testPart('a relation shows its field for one answer only', 'preferences', relation, async ({ page, words }) => {
  const status = page.getByRole('radiogroup', { name: words.status });
  const year = page.getByRole('textbox', { name: words.year, exact: true });
  await expect(year).toHaveCount(0);
  await status.getByRole('radio', { name: words.studying }).check();
  await expect(year).toBeVisible();
  await status.getByRole('radio', { name: words.working }).check();
  await expect(year).toHaveCount(0);
});
