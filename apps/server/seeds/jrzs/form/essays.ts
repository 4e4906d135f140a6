import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, whole } from '../../blocks/settings.ts';
import { question, words } from '../../blocks/words.ts';

export const essays: ModuleDefinition = {
  id: 'essays',
  title: words('短文', '短文', 'Short essays'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f7161', 'long-text', words('短文一：一次决策', '短文一：一次決策', 'Essay one: a decision'), {
      required: true,
      remark: words(
        '描述您在信息不完整时作出的一个重要决定，您如何权衡，结果怎样。不超过 600 字。',
        '描述您在資料不完整時作出的一個重要決定，您如何權衡，結果怎樣。不超過 600 字。',
        'An important decision you took without knowing everything: how you weighed it, and what came of it. Up to 600 words.',
      ),
      text: { shortest: 50, longest: 600, lines: 10 },
      ...whole,
      ...asBlock,
    }),
    question('f7162', 'long-text', words('短文二：职业目标', '短文二：職業目標', 'Essay two: your aim'), {
      required: true,
      remark: words(
        '您希望五年后从事怎样的工作，本项目如何帮助您实现？不超过 600 字。',
        '您希望五年後從事怎樣的工作，本課程如何幫助您實現？不超過 600 字。',
        'Where do you want to be in five years, and how will this programme take you there? Up to 600 words.',
      ),
      text: { shortest: 50, longest: 600, lines: 10 },
      ...whole,
      ...asBlock,
    }),
  ],
  groups: [],
};
