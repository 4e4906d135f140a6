import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { signatureField } from '../../seeds/blocks/questions/files.ts';
import { refereeGroup } from '../../seeds/blocks/questions/referees.ts';
import { asBlock, documents, stacked } from '../../seeds/blocks/settings.ts';
import { choice, question, words } from '../../seeds/blocks/words.ts';

/** Two people who are asked for a letter, or three. */
export const referees: ModuleDefinition = {
  id: 'referees',
  title: words('推荐人', '推薦人', 'Recommenders'),
  author: 'referees',
  required: true,
  layout: 'vertical',
  fields: [],
  groups: [
    refereeGroup({
      first: 1501,
      title: words('推荐人', '推薦人', 'Recommenders'),
      remark: words(
        '请填写两位了解您学业或工作表现的推荐人。',
        '請填寫兩位了解您學業或工作表現的推薦人。',
        'Two people who know your studies or your work.',
      ),
      requiredRows: 2,
      extraRows: 1,
    }),
  ],
};

/** What each of them writes. */
export const letter: ModuleDefinition = {
  id: 'letter',
  title: words('推荐信', '推薦信', 'Letter of recommendation'),
  author: 'recommender',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1601', 'single-choice', words('推荐程度', '推薦程度', 'Your recommendation'), {
      required: true,
      options: [
        choice('strongly', '强烈推荐', '極力推薦', 'Strongly recommend'),
        choice('yes', '推荐', '推薦', 'Recommend'),
        choice('reserved', '有保留地推荐', '有保留地推薦', 'Recommend with reservations'),
        choice('no', '不推荐', '不推薦', 'Do not recommend'),
      ],
      ...stacked,
    }),
    question('f1602', 'matrix', words('与同届学生相比', '與同屆學生相比', 'Compared with their peers'), {
      required: true,
      options: [
        choice('foundation', '专业基础', '專業基礎', 'Grounding in the subject'),
        choice('originality', '创新能力', '創新能力', 'Originality'),
        choice('diligence', '勤奋与责任心', '勤奮與責任心', 'Diligence and reliability'),
        choice('expression', '表达能力', '表達能力', 'Expression'),
      ],
      columns: [
        choice('top5', '前 5%', '首 5%', 'Top 5%'),
        choice('top20', '前 20%', '首 20%', 'Top 20%'),
        choice('top50', '前 50%', '首 50%', 'Top half'),
        choice('unknown', '无法评价', '無法評價', 'Cannot say'),
      ],
    }),
    question('f1603', 'long-text', words('推荐意见', '推薦意見', 'Letter'), {
      required: true,
      text: { longest: 2000, lines: 14 },
      ...asBlock,
    }),
    question('f1604', 'upload', words('推荐信附件', '推薦信附件', 'Letter as a file'), { files: documents(5) }),
    signatureField(
      'f1605',
      words('推荐人签名', '推薦人簽署', 'Signature'),
      words('以上意见为本人真实评价。', '以上意見為本人真實評價。', 'This is my own assessment.'),
    ),
  ],
  groups: [],
};
