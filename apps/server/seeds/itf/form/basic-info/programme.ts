import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { yesNo } from '../../../blocks/options.ts';
import { half, inline } from '../../../blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../../blocks/words.ts';

const directions = [
  choice('fintech', '金融科技', '金融科技', 'Financial technology'),
  choice('quantitative', '量化金融', '量化金融', 'Quantitative finance'),
  choice('digital', '数字经济', '數碼經濟', 'Digital economy'),
];

/** What somebody applies for. */
export const programmeFields: readonly FieldDefinition[] = [
  question('f6503', 'select', words('第一志愿方向', '第一志願方向', 'First choice of track'), {
    required: true,
    options: directions,
    ...half,
  }),
  question('f6504', 'select', words('第二志愿方向', '第二志願方向', 'Second choice of track'), {
    options: directions,
    compare: {
      fields: [idOf('f6503')],
      text: words(
        '第二志愿不能与第一志愿相同。',
        '第二志願不可與第一志願相同。',
        'Your second choice must differ from the first.',
      ),
    },
    ...half,
  }),
  question(
    'f6505',
    'single-choice',
    words('是否服从方向调剂', '是否接受調配至其他方向', 'May we place you elsewhere?'),
    {
      required: true,
      remark: words(
        '两个志愿均未录取时，是否愿意调剂到仍有名额的方向。',
        '如兩個志願均未獲錄取，是否願意調配至仍有名額的方向。',
        'If neither choice succeeds, a track with places left may be offered.',
      ),
      options: yesNo,
      ...inline,
    },
  ),
];

/** How the applicant heard of the Institute. */
export const channelFields: readonly FieldDefinition[] = [
  question('f6506', 'multiple-choice', words('您从何处了解本项目', '您從何處得知本課程', 'How did you hear of us?'), {
    options: [
      choice('website', '研究院网站', '研究院網站', 'The Institute’s website'),
      choice('social', '微信公众号', '微信公眾號', 'WeChat'),
      choice('teacher', '老师推荐', '老師推薦', 'A teacher'),
      choice('alumni', '校友介绍', '校友介紹', 'An alumnus'),
      choice('event', '宣讲会或开放日', '講座或開放日', 'A talk or open day'),
      otherChoice(),
    ],
    choice: { most: 3, arrangement: 'stacked' },
    triggers: [{ when: { options: ['alumni'] }, opens: [idOf('f6507')] }],
  }),
  question('f6507', 'text', words('校友姓名与届别', '校友姓名及畢業年份', 'Name and class of the alumnus'), {
    parentId: idOf('f6506'),
    text: { longest: 40 },
  }),
];
