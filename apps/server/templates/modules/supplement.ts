import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, inline, pastDay, scans, stacked } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';
import { declarationField } from '../parts/declaration.ts';

/** What is handed in later: which documents, why, and since when they exist. */
export const supplement: ModuleDefinition = {
  id: 'supplement',
  title: words('补充材料', '補充文件', 'Supplementary documents'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f2101', 'rich-text', words('说明', '說明', 'About these documents'), {
      html: words(
        '<p>如招生单位要求补交材料，或您的情况在提交后有变化，请在此说明并上传。</p>',
        '<p>如招生單位要求補交文件，或您的情況在提交後有變化，請在此說明並上載。</p>',
        '<p>If you were asked for further documents, or something has changed since you submitted, say so here and upload them.</p>',
      ),
      showsTitle: false,
    }),
    question('f2102', 'multiple-choice', words('补充内容', '補充內容', 'What do you add?'), {
      required: true,
      options: [
        choice('transcript', '新的成绩单', '新的成績單', 'A newer transcript'),
        choice('language', '语言成绩', '語言成績', 'A language score'),
        choice('degree', '毕业或学位证明', '畢業或學位證明', 'Proof of graduation or degree'),
        choice('award', '奖项或成果', '獎項或成果', 'An award or publication'),
        otherChoice('其他材料', '其他文件', 'Something else'),
      ],
      triggers: [
        { when: { options: ['language'] }, opens: [idOf('f2103'), idOf('f2104')] },
        { when: { options: ['degree'] }, opens: [idOf('f2105')] },
      ],
      ...stacked,
    }),
    question('f2103', 'text', words('考试名称与成绩', '考試名稱與成績', 'Test and score'), {
      required: true,
      placeholder: words('如 雅思 7.0', '如 雅思 7.0', 'e.g. IELTS 7.0'),
      text: { longest: 60 },
    }),
    question('f2104', 'date', words('考试日期', '考試日期', 'Day of the test'), { required: true, date: pastDay }),
    question('f2105', 'date', words('证明签发日期', '證明簽發日期', 'Day of issue'), { required: true, date: pastDay }),
    question('f2106', 'upload', words('补充文件', '補充檔案', 'Documents'), {
      required: true,
      remark: words(
        '最多五个文件，每个不超过 10 MB。',
        '最多五個檔案，每個不超過 10 MB。',
        'At most five files of 10 MB each.',
      ),
      files: scans(10, 5),
    }),
    question('f2107', 'long-text', words('补充说明', '補充說明', 'Explanation'), {
      remark: words(
        '请说明这些材料与已提交内容的关系。',
        '請說明這些文件與已提交內容的關係。',
        'How do they relate to what you have submitted?',
      ),
      text: { longest: 500, lines: 6 },
      ...asBlock,
    }),
    question(
      'f2108',
      'single-choice',
      words('是否取代先前提交的材料', '是否取代先前提交的文件', 'Do they replace documents that you submitted before?'),
      {
        required: true,
        options: [
          choice('yes', '是', '是', 'Yes'),
          choice('no', '否，仅作补充', '否，僅作補充', 'No, they add to them'),
        ],
        ...inline,
      },
    ),
    declarationField('f2109'),
  ],
  groups: [],
};
