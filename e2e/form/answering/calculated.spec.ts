import { expect } from '../../support/portal.ts';
import { answerTo, boxOf, leave, readPart, testPart } from '../../support/trial-form.ts';

const words = {
  en: {
    born: 'Date of birth',
    age: 'Age when term starts',
    nothing: 'Worked out from your other answers, once they are given.',
    years: '22 years',
  },
  sc: { born: '出生日期', age: '入学时年龄', nothing: '填写相关问题后自动计算。', years: '22 岁' },
  tc: { born: '出生日期', age: '入學時年齡', nothing: '填寫相關問題後自動計算。', years: '22 歲' },
};

testPart(
  'an age is worked out from the date of birth, in the form and in the preview',
  'basicInfo',
  words,
  async ({ page, words: say }) => {
    const age = page.getByRole('status', { name: say.age });
    await expect(age).toHaveText(say.nothing);
    const born = boxOf(page, say.born);
    await born.fill('2004-09-02');
    await leave(born);
    await expect(age).toHaveText(say.years);
    await readPart(page);
    await expect(answerTo(page, say.age)).toContainText('22');
  },
);
