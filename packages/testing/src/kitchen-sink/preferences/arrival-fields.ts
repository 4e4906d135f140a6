import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { idOf, question, words } from '../words.ts';

/** Dates that open further questions when they fall into a range. */
export const arrivalFields: readonly FieldDefinition[] = [
  question('arrival', 'date', words('预计到校日期', '預計到校日期', 'When will you arrive?'), {
    required: true,
    date: {
      unit: 'day',
      format: 'yyyy-MM-dd',
      limits: {
        from: '2027-08-01',
        to: '2027-10-31',
        text: words(
          '请选择 2027 年 8 月至 10 月之间的日期。',
          '請選擇 2027 年 8 月至 10 月之間的日期。',
          'Please choose a day from August to October 2027.',
        ),
      },
    },
    triggers: [
      { when: { ranges: [{ from: '2027-08-01', to: '2027-08-20' }] }, opens: [idOf('earlyRoom')] },
      { when: { ranges: [{ from: '2027-09-06', to: '' }] }, opens: [idOf('lateReason')] },
    ],
  }),
  question(
    'earlyRoom',
    'single-choice',
    words('是否需要提前入住宿舍', '是否需要提早入住宿舍', 'Do you need a room before term?'),
    {
      options: [
        { value: 'yes', label: words('需要', '需要', 'Yes, please') },
        { value: 'no', label: words('不需要', '不需要', 'No, thank you') },
      ],
      choice: { arrangement: 'inline' },
    },
  ),
  question('lateReason', 'long-text', words('迟到校原因', '延遲到校原因', 'Why will you arrive late?'), {
    required: true,
    text: { longest: 100, lines: 3 },
  }),
  question('gap', 'date-range', words('间隔时间', '間斷時間', 'Time away from study or work'), {
    remark: words(
      '如曾有半年以上既未就读也未就业，请填写。',
      '如曾有半年以上既未就讀亦未就業，請填寫。',
      'If you spent more than half a year neither studying nor working.',
    ),
    date: { unit: 'month', format: 'yyyy-MM', offersPresent: true, latest: { date: '' } },
    triggers: [
      {
        when: {
          ranges: [
            { from: '', to: '2019-12-31' },
            { from: '2023-01-01', to: '' },
          ],
        },
        opens: [idOf('gapStory')],
      },
    ],
  }),
  question(
    'gapStory',
    'long-text',
    words('这段时间您做了什么', '這段時間您做了甚麼', 'What did you do in that time?'),
    {
      // Shown even before a period is given: many applicants only remember one when asked.
      startsShown: true,
      text: { longest: 150, lines: 3 },
    },
  ),
];
