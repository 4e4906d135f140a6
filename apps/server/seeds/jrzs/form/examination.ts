import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inline, stacked } from '../../blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../blocks/words.ts';

export const examination: ModuleDefinition = {
  id: 'examination',
  title: words('联考与备考', '聯考與備考', 'Joint examination'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f7151', 'single-choice', words('是否参加过全国联考', '是否曾參加全國聯考', 'Have you sat it before?'), {
      required: true,
      options: [
        choice('yes', '参加过', '參加過', 'Yes'),
        choice('no', '首次报考', '首次報考', 'No, this is the first time'),
      ],
      triggers: [{ when: { options: ['yes'] }, opens: [idOf('f7152'), idOf('f7153')] }],
      ...inline,
    }),
    question('f7152', 'date', words('最近一次参加年份', '最近一次參加年份', 'Year you last sat it'), {
      required: true,
      date: { unit: 'year', format: 'yyyy', latest: { date: '' } },
      ...half,
    }),
    question('f7153', 'text', words('联考总分', '聯考總分', 'Total score'), {
      required: true,
      text: { nature: 'decimal', longest: 3 },
      ...half,
    }),
    question('f7154', 'matrix', words('备考把握', '備考把握', 'How prepared do you feel?'), {
      options: [
        choice('english', '英语', '英語', 'English'),
        choice('mathematics', '数学', '數學', 'Mathematics'),
        choice('logic', '逻辑', '邏輯', 'Logic'),
        choice('writing', '写作', '寫作', 'Writing'),
      ],
      columns: [
        choice('well', '充分', '充足', 'Well'),
        choice('fairly', '一般', '一般', 'Fairly'),
        choice('little', '不足', '不足', 'Hardly'),
      ],
    }),
    question('f7155', 'multiple-choice', words('希望获得的帮助', '希望獲得的協助', 'What would help you?'), {
      options: [
        choice('mock', '模拟考试', '模擬考試', 'Mock examinations'),
        choice('interview', '面试辅导', '面試輔導', 'Interview coaching'),
        choice('open-class', '公开课', '公開課', 'Open classes'),
        choice('alumni', '与校友交流', '與校友交流', 'Talking with alumni'),
        otherChoice(),
      ],
      ...stacked,
    }),
  ],
  groups: [],
};
