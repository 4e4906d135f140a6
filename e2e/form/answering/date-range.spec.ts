import {
  answerTo,
  boxOf,
  expectNoProblem,
  expectProblem,
  leave,
  readPart,
  testPart,
  testPartOnEachDevice,
} from '../../support/trial-form.ts';
import { expect } from '../../support/portal.ts';

const wordsByLanguage = {
  en: {
    gap: 'Time away from study or work',
    start: 'Start',
    end: 'End',
    present: 'Present',
    both: 'Please give both the start and the end.',
    order: 'The end must be after the start.',
    cleared: 'The end was cleared because it was not after the new start.',
  },
  sc: {
    gap: '间隔时间',
    start: '开始',
    end: '结束',
    present: '至今',
    both: '请填写开始和结束时间。',
    order: '结束时间必须晚于开始时间。',
    cleared: '结束时间不晚于新的开始时间，已清空，请重新填写。',
  },
};

testPart('a range needs both ends in their order', 'preferences', wordsByLanguage, async ({ page, words }) => {
  const range = page.getByRole('group', { name: words.gap, exact: true });
  const start = boxOf(page, words.start, range);
  const end = boxOf(page, words.end, range);
  await start.fill('2020-03');
  await leave(start);
  await expectProblem(page, start, words.both, range);
  await end.fill('2020-02');
  await leave(end);
  await expectProblem(page, end, words.order, range);
  await end.fill('2020-09');
  await leave(end);
  await expectNoProblem(start);

  await start.fill('2020-10');
  await leave(start);
  await expect(end).toHaveValue('');
  await expect(page.getByRole('status').filter({ hasText: words.cleared })).toBeVisible();
});

testPartOnEachDevice(
  'what still goes on has no end',
  'preferences',
  wordsByLanguage,
  async ({ page, words, touch }) => {
    const range = page.getByRole('group', { name: words.gap, exact: true });
    const end = boxOf(page, words.end, range);
    const present = range.getByRole('checkbox', { name: words.present });
    await boxOf(page, words.start, range).fill('2020-03');
    await end.fill('2020-09');
    if (touch) await present.tap();
    else {
      await present.focus();
      await page.keyboard.press('Space');
    }
    await expect(end).toBeDisabled();
    await expect(end).toHaveValue(words.present);
    await present.uncheck();
    await expect(end).toHaveValue('2020-09');
    await present.check();
    await expectNoProblem(boxOf(page, words.start, range));
    await readPart(page);
    await expect(answerTo(page, words.gap)).toHaveText(`2020-03~${words.present}`);
  },
);
