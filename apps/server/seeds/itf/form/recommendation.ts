import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { signatureField } from '../../blocks/questions/files.ts';
import { asBlock, documents, half, stacked } from '../../blocks/settings.ts';
import { choice, idOf, question, words } from '../../blocks/words.ts';

/** Filled in by recommenders. */
export const recommendation: ModuleDefinition = {
  id: 'recommendation',
  title: words('推荐信', '推薦信', 'Letter of recommendation'),
  author: 'recommender',
  icon: 'letter',
  required: true,
  layout: 'vertical',
  fields: [
    question(
      'f6601',
      'text',
      words('认识申请人多久（年）', '認識申請人多久（年）', 'Years you have known the applicant'),
      {
        required: true,
        text: { nature: 'decimal', longest: 4 },
        ...half,
      },
    ),
    question(
      'f6602',
      'text',
      words('您教授的课程或合作的项目', '您任教的科目或合作的項目', 'Course or project in common'),
      {
        required: true,
        text: { longest: 80 },
      },
    ),
    question('f6603', 'matrix', words('与同届学生相比', '與同屆學生相比', 'Compared with their peers'), {
      required: true,
      options: [
        choice('foundation', '专业基础', '專業基礎', 'Grounding in the subject'),
        choice('quantitative', '量化能力', '量化能力', 'Quantitative ability'),
        choice('originality', '创新能力', '創新能力', 'Originality'),
        choice('expression', '表达能力', '表達能力', 'Expression'),
        choice('integrity', '品格诚信', '品格誠信', 'Integrity'),
      ],
      columns: [
        choice('top5', '前 5%', '首 5%', 'Top 5%'),
        choice('top20', '前 20%', '首 20%', 'Top 20%'),
        choice('top50', '前 50%', '首 50%', 'Top half'),
        choice('below', '后 50%', '後 50%', 'Lower half'),
        choice('unknown', '无法评价', '無法評價', 'Cannot say'),
      ],
    }),
    question('f6604', 'single-choice', words('推荐程度', '推薦程度', 'Your recommendation'), {
      required: true,
      options: [
        choice('strongly', '强烈推荐', '極力推薦', 'Strongly recommend'),
        choice('yes', '推荐', '推薦', 'Recommend'),
        choice('reserved', '有保留地推荐', '有保留地推薦', 'Recommend with reservations'),
        choice('no', '不推荐', '不推薦', 'Do not recommend'),
      ],
      triggers: [{ when: { options: ['reserved', 'no'] }, opens: [idOf('f6605')] }],
      ...stacked,
    }),
    question('f6605', 'long-text', words('保留意见', '保留意見', 'Your reservations'), {
      required: true,
      text: { longest: 300, lines: 4 },
      ...asBlock,
    }),
    question('f6606', 'long-text', words('推荐意见', '推薦意見', 'Letter'), {
      required: true,
      remark: words(
        '请以具体事例说明申请人的学业表现与发展潜力。',
        '請以具體事例說明申請人的學業表現與發展潛力。',
        'Please speak of the applicant’s work and promise by example.',
      ),
      text: { shortest: 50, longest: 1500, lines: 12 },
      ...asBlock,
    }),
    question('f6607', 'upload', words('推荐信附件', '推薦信附件', 'Letter as a file'), { files: documents(5) }),
    signatureField(
      'f6608',
      words('推荐人签名', '推薦人簽署', 'Signature'),
      words('以上意见为本人真实评价。', '以上意見為本人真實評價。', 'This is my own assessment.'),
    ),
  ],
  groups: [],
};
