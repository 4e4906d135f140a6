import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { documents, half, inTable } from '../../blocks/settings.ts';
import { choice, idOf, question, words } from '../../blocks/words.ts';

export const publications: ModuleDefinition = {
  id: 'publications',
  title: words('代表性论文', '代表性論文', 'Representative papers'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f8151', 'upload', words('论文目录', '論文目錄', 'List of publications'), {
      required: true,
      files: documents(5),
    }),
  ],
  groups: [
    {
      id: '8152',
      key: 'g8152',
      title: words('论文', '論文', 'Papers'),
      remark: words(
        '一至三篇。已公开的预印本只填链接即可。',
        '一至三篇。已公開的預印本只填連結即可。',
        'One to three. For a public preprint the link is enough.',
      ),
      requiredRows: 1,
      extraRows: 2,
      addLabel: words('添加论文', '新增論文', 'Add a paper'),
      layout: 'list',
      labelPosition: 'top',
      fields: [
        question('f8153', 'text', words('题目', '題目', 'Title'), {
          required: true,
          text: { longest: 200 },
          ...inTable,
        }),
        question('f8154', 'text', words('全部作者', '全部作者', 'All authors'), {
          required: true,
          text: { longest: 200 },
          ...inTable,
        }),
        question('f8155', 'single-choice', words('状态', '狀態', 'Status'), {
          required: true,
          options: [
            choice('published', '已发表', '已發表', 'Published'),
            choice('accepted', '已接收', '已接受', 'Accepted'),
            choice('preprint', '预印本', '預印本', 'Preprint'),
          ],
          choice: { arrangement: 'inline' },
          triggers: [
            { when: { options: ['published', 'accepted'] }, opens: [idOf('f8156')] },
            { when: { options: ['preprint'] }, opens: [idOf('f8157')] },
          ],
          ...inTable,
        }),
        question('f8156', 'text', words('期刊与卷期', '期刊與卷期', 'Journal and volume'), {
          required: true,
          text: { longest: 120 },
        }),
        question('f8157', 'text', words('预印本链接', '預印本連結', 'Link to the preprint'), {
          required: true,
          placeholder: words(
            '如 https://arxiv.org/abs/2605.01234',
            '如 https://arxiv.org/abs/2605.01234',
            'e.g. https://arxiv.org/abs/2605.01234',
          ),
          text: { nature: 'web-address', longest: 160 },
        }),
        question('f8158', 'upload', words('论文全文', '論文全文', 'Full text'), { files: documents(20), ...half }),
      ],
    },
  ],
};
