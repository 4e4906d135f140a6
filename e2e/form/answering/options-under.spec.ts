import type { Page } from '@playwright/test';
import { expect } from '../../support/portal.ts';
import { answerTo, checkPart, expectProblem, readPart, testPart } from '../../support/trial-form.ts';

const words = {
  en: {
    above: 'Field of research',
    below: 'Topic you are interested in',
    first: 'Please answer “Field of research” first.',
    from: 'Asset pricing',
    offered: ['Factor models', 'Derivatives', 'Not decided yet'],
    chosen: 'Derivatives',
    to: 'Number theory',
    gone: 'Derivatives (does not fit the answer it depends on)',
    problem: 'This does not fit your answer to “Field of research”.',
  },
  sc: {
    above: '研究方向',
    below: '感兴趣的课题',
    first: '请先回答“研究方向”',
    from: '资产定价',
    offered: ['多因子模型', '衍生品', '尚未确定'],
    chosen: '衍生品',
    to: '数论',
    gone: '衍生品（与所依据的答案不符）',
    problem: '所选项与您对“研究方向”的回答不符',
  },
  tc: {
    above: '研究方向',
    below: '感興趣的課題',
    first: '請先回答「研究方向」',
    from: '資產定價',
    offered: ['多因子模型', '衍生工具', '尚未確定'],
    chosen: '衍生工具',
    to: '數論',
    gone: '衍生工具（與所依據的答案不符）',
    problem: '所選項目與您對「研究方向」的回答不符',
  },
};

testPart(
  'options follow another answer, and a choice that no longer fits is kept and named',
  'preferences',
  words,
  async ({ page, words: say, touch }) => {
    const below = page.getByRole('combobox', { name: say.below });
    await expect(page.getByText(say.first)).toBeVisible();
    await expect(below.getByRole('option')).toHaveCount(1);
    await choose(page, say.above, say.from, touch);
    await expect(page.getByText(say.first)).toBeHidden();
    await expect(below.getByRole('option')).toHaveCount(say.offered.length + 1);
    for (const label of say.offered) await expect(below.getByRole('option', { name: label })).toHaveCount(1);
    await below.selectOption(say.chosen);

    await choose(page, say.above, say.to, touch);
    await expect(below.locator('option:checked')).toHaveText(say.gone);
    await checkPart(page);
    await expectProblem(page, below, say.problem);
    await readPart(page);
    await expect(answerTo(page, say.below)).toHaveText(say.chosen);
  },
);

/** A long list: the device's own on a phone, one with a filter on a desktop. */
async function choose(page: Page, question: string, label: string, touch: boolean): Promise<void> {
  const list = page.getByRole('combobox', { name: question });
  await list.click();
  if (touch) {
    await list.selectOption(label);
    return;
  }
  await page.getByRole('dialog').getByRole('option', { name: label }).click();
}
