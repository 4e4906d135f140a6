import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, half, pastMonth, scans, stacked, whole } from '../../blocks/settings.ts';
import { choice, idOf, question, words } from '../../blocks/words.ts';

export const company: ModuleDefinition = {
  id: 'company',
  title: words('企业情况', '企業概況', 'Your company'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f9121', 'text', words('企业全称', '企業全名', 'Registered name'), {
      required: true,
      placeholder: words('与营业执照一致', '與商業登記一致', 'As registered'),
      text: { longest: 80 },
      ...whole,
    }),
    question('f9122', 'text', words('统一社会信用代码', '統一社會信用代碼', 'Registration number'), {
      required: true,
      errorText: words(
        '请填写 18 位字母和数字，例如 91440300MA5EXAMPLE。',
        '請填寫 18 位字母和數字，例如 91440300MA5EXAMPLE。',
        'Please give the letters and digits of your registration, such as 91440300MA5EXAMPLE.',
      ),
      text: { nature: 'no-chinese', longest: 30 },
      ...half,
    }),
    question('f9123', 'date', words('成立时间', '成立時間', 'Founded'), { required: true, date: pastMonth, ...half }),
    question('f9124', 'text', words('所在城市', '所在城市', 'City'), {
      required: true,
      text: { longest: 30 },
      ...half,
    }),
    question('f9125', 'text', words('企业网站', '企業網站', 'Website'), {
      placeholder: words('如 https://www.example.org', '如 https://www.example.org', 'e.g. https://www.example.org'),
      text: { nature: 'web-address', longest: 120 },
      ...half,
    }),
    question('f9126', 'single-choice', words('发展阶段', '發展階段', 'Stage'), {
      required: true,
      options: [
        choice('idea', '产品研发中', '產品研發中', 'Developing the product'),
        choice('first', '已有首批客户', '已有首批客戶', 'First customers'),
        choice('growth', '规模增长', '規模增長', 'Growing'),
        choice('profit', '稳定盈利', '穩定盈利', 'Profitable'),
      ],
      ...stacked,
    }),
    question('f9127', 'single-choice', words('融资情况', '融資情況', 'Funding so far'), {
      required: true,
      options: [
        choice('none', '未融资', '未融資', 'None'),
        choice('angel', '种子或天使轮', '種子或天使輪', 'Seed or angel'),
        choice('a', 'A 轮及以后', 'A 輪及以後', 'Series A or later'),
      ],
      choice: { arrangement: 'inline' },
      triggers: [{ when: { options: ['angel', 'a'] }, opens: [idOf('f9128'), idOf('f9129')] }],
    }),
    question('f9128', 'text', words('累计融资额', '累計融資額', 'Raised in total'), {
      required: true,
      text: { nature: 'decimal', longest: 10, suffix: words('（万元）', '（萬元人民幣）', '(10k CNY)') },
      ...half,
      preview: { sensitive: true },
    }),
    question('f9129', 'text', words('主要投资方', '主要投資方', 'Main investors'), { text: { longest: 80 }, ...half }),
    question('f9130', 'long-text', words('主营业务', '主要業務', 'What you make or do'), {
      required: true,
      remark: words('不超过 200 字。', '不超過 200 字。', 'Up to 200 words.'),
      text: { longest: 200, lines: 4 },
      ...whole,
      ...asBlock,
    }),
    question('f9131', 'upload', words('营业执照', '商業登記證', 'Business licence'), {
      required: true,
      files: scans(5),
    }),
  ],
  groups: [],
};
