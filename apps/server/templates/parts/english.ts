import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inline, pastDay, scans } from '../../seeds/blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../seeds/blocks/words.ts';

/** English tests; whoever took one says which, when and with what score. */
export const english: ModuleDefinition = {
  id: 'english',
  title: words('英语水平', '英語水平', 'English'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1301', 'single-choice', words('英语考试', '英語考試', 'English test'), {
      required: true,
      options: [
        choice('toefl', '托福', '托福', 'TOEFL iBT'),
        choice('ielts', '雅思', '雅思', 'IELTS'),
        choice('cet6', '大学英语六级', '大學英語六級', 'CET-6'),
        otherChoice('其他考试', '其他考試', 'Another test'),
        choice(
          'native',
          '英语为母语或授课语言',
          '英語為母語或授課語言',
          'English is my first language or was the language of instruction',
        ),
      ],
      triggers: [
        {
          when: { options: ['toefl', 'ielts', 'cet6', 'other'] },
          opens: [idOf('f1302'), idOf('f1303'), idOf('f1304')],
        },
      ],
      choice: { arrangement: 'stacked' },
    }),
    question('f1302', 'text', words('总分', '總分', 'Total score'), {
      required: true,
      text: { nature: 'decimal', longest: 6 },
      ...half,
    }),
    question('f1303', 'date', words('考试日期', '考試日期', 'Date of the test'), {
      required: true,
      date: pastDay,
      ...half,
    }),
    question('f1304', 'upload', words('成绩报告', '成績報告', 'Score report'), { required: true, files: scans(5) }),
    question(
      'f1305',
      'single-choice',
      words('能否以英语参加面试', '能否以英語參加面試', 'Could you be interviewed in English?'),
      {
        required: true,
        options: [choice('yes', '可以', '可以', 'Yes'), choice('no', '不便', '不便', 'I would rather not')],
        ...inline,
      },
    ),
  ],
  groups: [],
};
