import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { signatureField } from '../../blocks/questions/files.ts';
import { refereeGroup } from '../../blocks/questions/referees.ts';
import { asBlock, documents, stacked } from '../../blocks/settings.ts';
import { choice, question, words } from '../../blocks/words.ts';

/** Whom an applicant asks for letters. */
export const referees: ModuleDefinition = {
  id: 'referees',
  title: words('推荐人', '推薦人', 'Recommenders'),
  author: 'referees',
  required: true,
  layout: 'vertical',
  fields: [],
  groups: [
    refereeGroup({
      first: 8171,
      title: words('推荐人', '推薦人', 'Recommenders'),
      remark: words(
        '至少三位，其中一位应能评价您的教学。',
        '至少三位，其中一位應能評價您的教學。',
        'At least three, one of whom can speak of your teaching.',
      ),
      requiredRows: 3,
      extraRows: 2,
    }),
  ],
};

/** What a recommender writes. */
export const letter: ModuleDefinition = {
  id: 'letter',
  title: words('推荐信', '推薦信', 'Letter of recommendation'),
  author: 'recommender',
  required: true,
  layout: 'vertical',
  fields: [
    question('f8181', 'single-choice', words('总体评价', '整體評價', 'Overall'), {
      required: true,
      options: [
        choice(
          'outstanding',
          '同届中最出色的一两位',
          '同屆中最出色的一兩位',
          'Among the best one or two of their years',
        ),
        choice('excellent', '前百分之十', '首百分之十', 'Top tenth'),
        choice('good', '前百分之三十', '首百分之三十', 'Top third'),
        choice('fair', '中等', '中等', 'Average'),
      ],
      ...stacked,
    }),
    question('f8182', 'long-text', words('推荐意见', '推薦意見', 'Letter'), {
      text: { longest: 2000, lines: 14 },
      ...asBlock,
    }),
    question('f8183', 'upload', words('推荐信文件', '推薦信檔案', 'Letter as PDF'), {
      required: true,
      files: documents(5),
    }),
    signatureField(
      'f8184',
      words('推荐人签名', '推薦人簽署', 'Signature'),
      words('推荐信内容对申请人保密。', '推薦信內容對申請人保密。', 'The letter is kept from the applicant.'),
    ),
  ],
  groups: [],
};
