import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { signatureField } from '../../blocks/questions/files.ts';
import { documents as pdfs, scans } from '../../blocks/settings.ts';
import { question, words } from '../../blocks/words.ts';

export const documents: ModuleDefinition = {
  id: 'documents',
  title: words('报名材料', '報名文件', 'Documents'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f7171', 'upload', words('身份证件', '身份證件', 'Identity document'), {
      required: true,
      remark: words('正反两面。', '正反兩面。', 'Both sides.'),
      files: scans(5, 2),
    }),
    question('f7172', 'upload', words('本科成绩单', '學士成績單', 'Undergraduate transcript'), {
      required: true,
      files: pdfs(10),
    }),
    question('f7173', 'upload', words('个人履历', '個人履歷', 'Résumé'), {
      required: true,
      files: { types: ['pdf', 'doc', 'docx'], megabytes: 5, most: 1 },
    }),
    question('f7174', 'upload', words('收入或在职证明', '收入或在職證明', 'Proof of income or employment'), {
      remark: words('面试时请携带原件。', '面試時請攜帶正本。', 'Please bring the original to the interview.'),
      files: scans(5, 3),
    }),
    signatureField(
      'f7175',
      words('报名人签名', '報名人簽署', 'Signature'),
      words(
        '签名表示您确认报名信息真实有效。',
        '簽署表示您確認報名資料真實有效。',
        'Your signature confirms that the details given are true.',
      ),
    ),
  ],
  groups: [],
};
