import type { Page } from '@playwright/test';
import { answerTo, boxOf, checkPart, readPart, testPart, testPartOnEachDevice, turnTo } from '../support/trial-form.ts';
import { expect, expectSound } from '../support/portal.ts';

const wordsByLanguage = {
  en: {
    add: 'Add a school',
    create: 'Create',
    edit: 'Edit',
    ok: 'OK',
    cancel: 'Cancel',
    table: 'Schools attended',
    period: 'Period',
    start: 'Start',
    present: 'Present',
    school: 'School',
    degree: 'Degree',
    subject: 'Subject',
    gpa: 'GPA',
    required: 'This field is required.',
    number: 'Please give a number, for example 3.62.',
    missing: 'Please add at least 1 entry.',
    editOne: 'Edit entry 1',
    deleteOne: 'Delete entry 1',
    deleteTwo: 'Delete entry 2',
    ask: 'Are you sure you want to delete the data？',
    delete: 'Delete',
    gone: 'Entry 2 was deleted.',
    undo: 'Undo',
    leave: 'Close without keeping the changes?',
    goOn: 'Keep editing',
    discard: 'Discard changes',
    away: 'Leave this page?',
    go: 'Leave',
  },
  sc: {
    add: '添加一段教育经历',
    create: '新增',
    edit: '编辑',
    ok: '确定',
    cancel: '取消',
    table: '教育经历',
    period: '就读时间',
    start: '开始',
    present: '至今',
    school: '学校名称',
    degree: '学历',
    subject: '专业',
    gpa: '平均绩点',
    required: '此项为必填项。',
    number: '请填写数字，例如 3.62。',
    missing: '请至少添加 1 条。',
    editOne: '编辑第 1 条',
    deleteOne: '删除第 1 条',
    deleteTwo: '删除第 2 条',
    ask: '确定要删除该数据吗？',
    delete: '删除',
    gone: '已删除第 2 条。',
    undo: '撤销',
    leave: '不保留修改并关闭？',
    goOn: '继续编辑',
    discard: '放弃修改',
    away: '确定离开此页？',
    go: '离开',
  },
};
type Words = (typeof wordsByLanguage)['en'];

testPartOnEachDevice(
  'a row is created, edited, deleted and brought back',
  'education',
  wordsByLanguage,
  async ({ page, words }) => {
    await checkPart(page);
    await expect(page.getByRole('alert').filter({ hasText: words.missing }).first()).toBeVisible();
    await page.getByRole('button', { name: words.add }).click();
    const create = page.getByRole('dialog', { name: words.create, exact: true });
    await create.getByRole('button', { name: words.ok }).click();
    await expect(create.getByRole('alert').filter({ hasText: words.required }).first()).toBeVisible();
    await fillRow(page, words, 'Skylark College');
    const gpa = create.getByRole('textbox', { name: words.gpa });
    await gpa.fill('good');
    await create.getByRole('button', { name: words.ok }).click();
    await expect(gpa).toHaveAccessibleDescription(words.number);
    await expect(gpa).toBeFocused();
    await gpa.fill('3.62');
    await create.getByRole('button', { name: words.ok }).click();
    await expect(create).toHaveCount(0);

    const table = page.getByRole('table', { name: words.table });
    await expect(table).toContainText('Skylark College');
    await expect(table).toContainText(`2020-09~${words.present}`);
    await expect(page.getByRole('button', { name: words.deleteOne })).toHaveCount(0);
    await page.getByRole('button', { name: words.add }).click();
    await fillRow(page, words, 'Lark School');
    await create.getByRole('button', { name: words.ok }).click();

    await page.getByRole('button', { name: words.editOne }).click();
    const edit = page.getByRole('dialog', { name: words.edit, exact: true });
    await edit.getByRole('textbox', { name: words.school }).fill('Skylark University');
    await edit.getByRole('button', { name: words.ok }).click();
    await expect(table).toContainText('Skylark University');

    await page.getByRole('button', { name: words.deleteTwo }).click();
    const question = page.getByRole('dialog').filter({ hasText: words.ask });
    await expect(question).toBeVisible();
    await expectSound(page);
    await question.getByRole('button', { name: words.delete, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: words.gone })).toBeVisible();
    await expect(table).not.toContainText('Lark School');
    await page.getByRole('button', { name: words.undo }).click();
    await expect(table).toContainText('Lark School');
    await readPart(page);
    await expect(answerTo(page, words.school).first()).toHaveText('Skylark University');
  },
);

testPartOnEachDevice(
  'what was typed in a row is not lost by a key',
  'education',
  wordsByLanguage,
  async ({ page, words, touch }) => {
    await page.getByRole('button', { name: words.add }).dblclick();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    const create = page.getByRole('dialog', { name: words.create, exact: true });
    const school = create.getByRole('textbox', { name: words.school });
    await school.fill('Skylark College');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: words.leave }).getByRole('button', { name: words.goOn }).click();
    await expect(school).toHaveValue('Skylark College');
    if (touch) {
      await create.getByRole('button', { name: words.cancel }).tap();
      await page.getByRole('dialog', { name: words.leave }).getByRole('button', { name: words.discard }).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return;
    }
    // Enter means OK here and does not submit the form around the dialog.
    await school.press('Enter');
    await expect(create.getByRole('alert').filter({ hasText: words.required }).first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: words.missing })).toHaveCount(0);
    await fillRow(page, words, 'Skylark College');
    await school.press('Enter');
    await expect(create).toHaveCount(0);
    await expect(page.getByRole('table', { name: words.table })).toContainText('Skylark College');
  },
);

testPart(
  'the way back is asked about, and takes an open row with it',
  'education',
  { en: wordsByLanguage.en },
  async ({ page, words }) => {
    await page.evaluate(() => window.location.assign('#/guide'));
    await expect(page).toHaveURL(/guide/);
    await page.goBack();
    await expect(page).toHaveURL(/try_form/);
    await turnTo(page, 'education');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: words.school }).fill('Skylark College');
    await page.goForward();
    await page.getByRole('dialog', { name: words.away }).getByRole('button', { name: words.go, exact: true }).click();
    await expect(page).toHaveURL(/guide/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  },
);

async function fillRow(page: Page, words: Words, school: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const period = dialog.getByRole('group', { name: words.period, exact: true });
  await boxOf(page, words.start, period).fill('2020-09');
  await period.getByRole('checkbox', { name: words.present }).check();
  await dialog.getByRole('textbox', { name: words.school }).fill(school);
  await dialog.getByRole('combobox', { name: words.degree }).selectOption({ index: 2 });
  await dialog.getByRole('textbox', { name: words.subject }).fill('Mathematics');
}
