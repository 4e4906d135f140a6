import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { choice, idOf, question, words, yesNo } from '../words.ts';

/** A chain of three: each answer opens the next question, and changing the first closes them all. */
export const fundingFields: readonly FieldDefinition[] = [
  question(
    'scholarship',
    'single-choice',
    words('是否申请奖学金', '是否申請獎學金', 'Do you apply for a scholarship?'),
    {
      required: true,
      options: yesNo,
      choice: { arrangement: 'inline' },
      triggers: [{ when: { options: ['yes'] }, opens: [idOf('scholarshipKind')] }],
    },
  ),
  question('scholarshipKind', 'multiple-choice', words('奖学金类别', '獎學金類別', 'Which ones?'), {
    required: true,
    options: [
      choice('merit', '学业优异奖学金', '學業優異獎學金', 'Merit scholarship'),
      choice('need', '助学金', '助學金', 'Need-based grant'),
      choice('sports', '体育特长奖学金', '體育獎學金', 'Sports scholarship', { excludesOthers: true }),
    ],
    choice: { arrangement: 'stacked', fewest: 1 },
    triggers: [{ when: { options: ['need'] }, opens: [idOf('familyIncome'), idOf('incomeCurrency')] }],
  }),
  question('familyIncome', 'text', words('家庭年收入', '家庭年收入', 'Family income a year'), {
    required: true,
    text: { nature: 'decimal', longest: 12 },
    look: { span: 'half' },
    preview: { sensitive: true, singleLine: true },
  }),
  question('incomeCurrency', 'select', words('币种', '貨幣', 'Currency'), {
    required: true,
    showsTitle: false,
    options: [
      choice('CNY', '人民币', '人民幣', 'CNY'),
      choice('HKD', '港币', '港元', 'HKD'),
      choice('USD', '美元', '美元', 'USD'),
    ],
    defaultValue: 'CNY',
    choice: { width: '160px' },
    look: { span: 'half' },
    preview: { connectTo: idOf('familyIncome') },
  }),
];
