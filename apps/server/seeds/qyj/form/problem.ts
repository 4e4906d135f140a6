import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { signatureField } from '../../blocks/questions/files.ts';
import { asBlock, whole } from '../../blocks/settings.ts';
import { choice, question, words } from '../../blocks/words.ts';

export const problem: ModuleDefinition = {
  id: 'problem',
  title: words('关键问题与材料', '關鍵問題與文件', 'Key problem and documents'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f9181', 'long-text', words('希望解决的关键问题', '希望解決的關鍵問題', 'The problem you want to solve'), {
      required: true,
      remark: words(
        '研修期间您最想解决的一个问题，以及您已尝试过的办法。不超过 500 字。',
        '研修期間您最想解決的一個問題，以及您已嘗試過的辦法。不超過 500 字。',
        'One problem to be solved during the fellowship, and what you have tried. Up to 500 words.',
      ),
      text: { shortest: 50, longest: 500, lines: 8 },
      ...whole,
      ...asBlock,
    }),
    question(
      'f9182',
      'multiple-choice',
      words('希望导师具备的背景', '希望導師具備的背景', 'Your mentor should know about'),
      {
        options: [
          choice('industry', '产业运营', '產業營運', 'Running a business'),
          choice('investment', '投资并购', '投資併購', 'Investment and mergers'),
          choice('overseas', '海外市场', '海外市場', 'Overseas markets'),
          choice('technology', '技术研发', '技術研發', 'Research and development'),
        ],
        choice: { most: 2, arrangement: 'inline' },
      },
    ),
    question('f9183', 'upload', words('商业计划书', '商業計劃書', 'Business plan'), {
      required: true,
      files: { types: ['pdf', 'ppt', 'pptx'], megabytes: 20, most: 1 },
    }),
    question('f9184', 'video', words('路演视频', '路演影片', 'Pitch video'), {
      remark: words('选交，两分钟以内。', '選交，兩分鐘以內。', 'Optional, two minutes at most.'),
      files: { types: ['mp4', 'webm'], megabytes: 200, most: 1, seconds: 120 },
    }),
    signatureField(
      'f9185',
      words('申请人签名', '申請人簽署', 'Signature'),
      words(
        '签名表示您有权代表企业提交以上信息。',
        '簽署表示您有權代表企業提交以上資料。',
        'Your signature confirms that you may submit this for the company.',
      ),
    ),
  ],
  groups: [],
};
