import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, whole } from '../../blocks/settings.ts';
import { question, words } from '../../blocks/words.ts';

export const essays: ModuleDefinition = {
  id: 'essays',
  title: words('个人陈述', '個人陳述', 'Essays'),
  author: 'applicant',
  icon: 'statement',
  required: true,
  layout: 'vertical',
  fields: [
    question('f6585', 'rich-text', words('写作要求', '寫作要求', 'About the essays'), {
      showsTitle: false,
      html: words(
        '<p>以下短文均由申请人<strong>独立完成</strong>，每个汉字、每个英文单词各计一字。</p>',
        '<p>以下短文均由申請人<strong>獨立完成</strong>，每個漢字、每個英文單字各計一字。</p>',
        '<p>These essays are the applicant’s <strong>own work</strong>. Each Chinese character and each English word counts as one.</p>',
      ),
    }),
    question('f6586', 'long-text', words('个人陈述', '個人陳述', 'Personal statement'), {
      required: true,
      remark: words(
        '您为何选择科技金融？已有的学习与实践如何为此做好准备？不超过 1,500 字。',
        '您為何選擇科技金融？已有的學習與實踐如何讓您做好準備？不超過 1,500 字。',
        'Why technology and finance, and how have your studies and experience prepared you? Up to 1,500 words.',
      ),
      placeholder: words(
        '请在此书写，内容会自动保存',
        '請在此書寫，內容會自動儲存',
        'Write here; it is saved as you go',
      ),
      text: { shortest: 100, longest: 1500, lines: 14 },
      ...whole,
      ...asBlock,
    }),
    question('f6587', 'long-text', words('职业规划', '職業規劃', 'Career plan'), {
      required: true,
      remark: words(
        '毕业后三年内与十年内，您希望从事怎样的工作？不超过 500 字。',
        '畢業後三年內與十年內，您希望從事怎樣的工作？不超過 500 字。',
        'What do you hope to be doing three and ten years after graduation? Up to 500 words.',
      ),
      text: { longest: 500, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question('f6588', 'long-text', words('一个量化问题', '一個量化問題', 'A quantitative problem'), {
      remark: words(
        '选做：描述一个您用数据或模型解决过的问题，说明方法与局限。不超过 800 字。',
        '選答：描述一個您用數據或模型解決過的問題，說明方法與限制。不超過 800 字。',
        'Optional: a problem you solved with data or a model, your method and its limits. Up to 800 words.',
      ),
      text: { longest: 800, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question('f6589', 'text', words('一句话介绍自己', '一句話介紹自己', 'Yourself in one line'), {
      required: true,
      text: { longest: 80 },
      preview: { singleLine: true },
    }),
  ],
  groups: [],
};
