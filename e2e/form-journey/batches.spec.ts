import { saveBasic } from '@portico/contract/applications';
import { enterAs, newcomerAt } from '../support/people/newcomer.ts';
import { expect, expectSound, openPortal, test, pageForm } from '../support/portal.ts';
import { testVisits } from '../support/visits.ts';

const wordsByLanguage = {
  en: {
    parts: /^Parts of the application/,
    module: /Education/,
    first: 'Choose Application Type',
    regular: 'Regular round',
    closed: 'Early round',
    toCome: 'Supplementary round',
    over: 'It can no longer be chosen.',
    opensIn: 'Opens in',
    choose: 'Choose this batch',
    chosen: 'Your choice',
  },
  sc: {
    parts: /^申请表各部分/,
    module: /教育背景/,
    first: '请选择申请类型',
    regular: '常规批次',
    closed: '提前批次',
    toCome: '补录批次',
    over: '已不可选择。',
    opensIn: '距离开放',
    choose: '选择此批次',
    chosen: '您的选择',
  },
  tc: {
    parts: /^申請表各部分/,
    module: /教育背景/,
    first: '請選擇申請類型',
    regular: '常規批次',
    closed: '提前批次',
    toCome: '補錄批次',
    over: '已不可選擇。',
    opensIn: '距離開放',
    choose: '選擇此批次',
    chosen: '您的選擇',
  },
};

testVisits('a batch comes first, then the parts open', wordsByLanguage, async ({ page, visit, words }) => {
  const person = await newcomerAt('itf', 'no batch');
  await enterAs(page, person);
  await openPortal(page, 'itf', '/applyform', `?lang=${visit.language}`);
  const main = page.getByRole('main');
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(card(words.closed)).toContainText(words.over);
  await expect(card(words.closed).getByRole('button', { name: words.choose })).toHaveCount(0);
  await expect(card(words.toCome)).toContainText(words.opensIn);
  const countdown = card(words.toCome).getByRole('timer');
  const before = await countdown.innerText();
  await expect.poll(() => countdown.innerText()).not.toBe(before);
  await expectSound(page);

  const isPhone = visit.size.width <= 768;
  const followPart = async () => {
    if (isPhone) await page.getByRole('button', { name: words.parts }).click();
    const within = isPhone ? page.getByRole('dialog') : main.getByRole('navigation', { name: words.parts });
    await within.getByText(words.module).click();
  };
  await followPart();
  await expect(page.getByRole('alert').filter({ hasText: words.first })).toBeVisible();
  await card(words.regular).getByRole('button', { name: words.choose }).click();
  await expect(main.getByText(words.chosen, { exact: true }).first()).toBeVisible();
  await followPart();
  await expect(page.getByRole('heading', { level: 1, name: words.module })).toBeVisible();
  await pageForm(page).waitFor();
  await expectSound(page);
});

test('changing the batch says which parts would go, keeps their answers, and brings them back', async ({ page }) => {
  const person = await newcomerAt('itf');
  const { form_version, field } = await person.filed('work');
  const question = field.normal.find(({ type }) => type === 1 || type === 2)?.['field'];
  const key = typeof question === 'string' ? question : '';
  const changes = JSON.stringify({ [key]: '3' });
  await person.call(saveBasic, { menuid: 'work', revision: 0, form_version, changes });
  await enterAs(page, person);
  await openPortal(page, 'itf', '/applyform', '?lang=en');
  const other = page.getByRole('article').filter({ hasText: 'Doctoral application' });
  await other.getByRole('button', { name: 'Change to this batch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the batch?' });
  await expect(dialog).toContainText('No longer asked for. Your answers are kept');
  await expect(dialog.getByRole('listitem')).toHaveText(['Work and internships']);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const parts = page.getByRole('navigation', { name: /^Parts of the application/ });
  await expect(parts).not.toContainText('Work and internships');

  const back = page.getByRole('article').filter({ hasText: 'Regular round' });
  await back.getByRole('button', { name: 'Change to this batch' }).click();
  await expect(dialog).toContainText('Asked for again, with the answers you gave before:');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(parts).toContainText('Work and internships');
  expect((await person.filed('work')).save_field.normal).toMatchObject({ [key]: '3' });
});
