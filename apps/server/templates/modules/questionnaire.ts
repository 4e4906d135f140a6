import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, inline, stacked } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';

/** How people heard of the programme and what they think of applying; nothing in it has to be answered. */
export const questionnaire: ModuleDefinition = {
  id: 'questionnaire',
  title: words('问卷', '問卷', 'Questionnaire'),
  author: 'applicant',
  layout: 'vertical',
  fields: [
    question('f2201', 'rich-text', words('说明', '說明', 'About this questionnaire'), {
      html: words(
        '<p>以下问题用于改进招生工作，可以不答，也不影响审核。</p>',
        '<p>以下問題用於改進招生工作，可以不答，也不影響審核。</p>',
        '<p>These questions help us to improve. You need not answer them, and they have no influence on the decision.</p>',
      ),
      showsTitle: false,
    }),
    question('f2202', 'multiple-choice', words('您从何处得知本项目', '您從何處得知本項目', 'How did you hear of us?'), {
      options: [
        choice('website', '学校网站', '學校網站', 'Website'),
        choice('social', '社交媒体', '社交媒體', 'Social media'),
        choice('teacher', '老师推荐', '老師推薦', 'A teacher'),
        choice('friend', '同学或朋友', '同學或朋友', 'Friends or fellow students'),
        choice('event', '宣讲会或开放日', '簡介會或開放日', 'An information session or open day'),
        otherChoice(),
      ],
      ...stacked,
    }),
    question(
      'f2203',
      'single-choice',
      words('是否同时申请其他学校', '是否同時申請其他院校', 'Do you apply elsewhere too?'),
      {
        options: [
          choice('yes', '是', '是', 'Yes'),
          choice('no', '否', '否', 'No'),
          choice('silent', '不便透露', '不便透露', 'I would rather not say'),
        ],
        triggers: [{ when: { options: ['yes'] }, opens: [idOf('f2204')] }],
        ...inline,
      },
    ),
    question('f2204', 'text', words('申请了几所', '申請了多少所', 'How many others?'), {
      text: { nature: 'decimal', least: 1, greatest: 50 },
    }),
    question('f2205', 'matrix', words('您对申请过程的评价', '您對申請過程的評價', 'How was applying?'), {
      options: [
        choice('clear', '说明清楚', '說明清晰', 'The instructions were clear'),
        choice('short', '用时合理', '用時合理', 'It took a reasonable time'),
        choice('easy', '操作方便', '操作方便', 'The site was easy to use'),
        choice('answers', '能找到答案', '能找到答案', 'I found answers to my questions'),
      ],
      columns: [
        choice('5', '非常同意', '非常同意', 'Strongly agree'),
        choice('4', '同意', '同意', 'Agree'),
        choice('3', '一般', '一般', 'Neither'),
        choice('2', '不同意', '不同意', 'Disagree'),
        choice('1', '非常不同意', '非常不同意', 'Strongly disagree'),
      ],
    }),
    question('f2206', 'long-text', words('您的建议', '您的建議', 'What should we do better?'), {
      text: { longest: 500, lines: 6 },
      ...asBlock,
    }),
    question(
      'f2207',
      'single-choice',
      words('是否愿意接受简短访谈', '是否願意接受簡短訪談', 'May we ask you a few more questions by mail?'),
      {
        options: [choice('yes', '愿意', '願意', 'Yes'), choice('no', '不愿意', '不願意', 'No')],
        ...inline,
      },
    ),
  ],
  groups: [],
};
