import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { signatureField } from '../../blocks/questions/files.ts';
import { asBlock, documents, whole } from '../../blocks/settings.ts';
import { question, words } from '../../blocks/words.ts';

export const research: ModuleDefinition = {
  id: 'research',
  title: words('研究计划', '研究計劃', 'Research plan'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f8161', 'long-text', words('研究计划摘要', '研究計劃摘要', 'Summary of the plan'), {
      required: true,
      text: { longest: 300, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question('f8162', 'upload', words('研究计划', '研究計劃', 'Research plan'), {
      required: true,
      remark: words('不超过五页，PDF。', '不超過五頁，PDF。', 'Five pages at most, as PDF.'),
      files: documents(10),
    }),
    question(
      'f8163',
      'multiple-choice',
      words('希望合作的成员', '希望合作的成員', 'Members you would like to work with'),
      {
        remark: words('可不选。', '可不選。', 'Optional.'),
        options: [
          { value: 'geometry', label: words('几何组', '幾何組', 'The geometry group') },
          { value: 'number-theory', label: words('数论组', '數論組', 'The number theory group') },
          { value: 'probability', label: words('概率组', '概率組', 'The probability group') },
          { value: 'computation', label: words('计算数学组', '計算數學組', 'The computation group') },
        ],
        choice: { most: 2, arrangement: 'stacked' },
      },
    ),
    signatureField(
      'f8165',
      words('申请人签名', '申請人簽署', 'Signature'),
      words(
        '签名表示研究计划为本人独立撰写。',
        '簽署表示研究計劃由本人獨立撰寫。',
        'Your signature confirms that the plan is your own work.',
      ),
    ),
  ],
  groups: [],
};
