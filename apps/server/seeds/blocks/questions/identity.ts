import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { half, pastDay, sensitive } from '../settings.ts';
import { choice, idOf, question, words } from '../words.ts';

/**
 * The identity document: its kind opens the field for its number, and the number of a mainland card fills in the
 * birthday. Uses seven keys starting from the first.
 */
export function identityFields(first: number, passportOpens: readonly string[] = []): readonly FieldDefinition[] {
  const key = (index: number) => `f${first + index}`;
  const card = key(1);
  return [
    question(key(0), 'select', words('证件类型', '證件類別', 'Identity document'), {
      required: true,
      remark: words(
        '请选择面试时将出示的证件。',
        '請選擇面試時將出示的證件。',
        'The document you will show at the interview.',
      ),
      options: [
        choice('id-card', '居民身份证', '內地居民身份證', 'Mainland ID card'),
        choice('hong-kong', '香港身份证', '香港身份證', 'Hong Kong identity card'),
        choice('macau', '澳门身份证', '澳門身份證', 'Macau identity card'),
        choice('taiwan', '台湾身份证', '台灣身分證', 'Taiwan identity card'),
        choice('passport', '护照', '護照', 'Passport'),
      ],
      triggers: [
        { when: { options: ['id-card'] }, opens: [idOf(card)] },
        { when: { options: ['hong-kong'] }, opens: [idOf(key(2))] },
        { when: { options: ['macau'] }, opens: [idOf(key(3))] },
        { when: { options: ['taiwan'] }, opens: [idOf(key(4))] },
        { when: { options: ['passport'] }, opens: [idOf(key(5)), ...passportOpens] },
      ],
    }),
    question(card, 'text', words('身份证号码', '身份證號碼', 'ID card number'), {
      required: true,
      text: { nature: 'id-card' },
      tips: words(
        '填写 18 位号码后会自动带出出生日期。',
        '填寫 18 位號碼後會自動帶出出生日期。',
        'An 18-digit number fills in your date of birth.',
      ),
      ...sensitive,
    }),
    question(key(2), 'text', words('香港身份证号码', '香港身份證號碼', 'Hong Kong identity card number'), {
      required: true,
      placeholder: words('如 A123456(3)', '如 A123456(3)', 'e.g. A123456(3)'),
      text: { nature: 'hong-kong-card' },
      ...sensitive,
    }),
    question(key(3), 'text', words('澳门身份证号码', '澳門身份證號碼', 'Macau identity card number'), {
      required: true,
      text: { nature: 'macau-card' },
      ...sensitive,
    }),
    question(key(4), 'text', words('台湾身份证号码', '台灣身分證字號', 'Taiwan identity card number'), {
      required: true,
      text: { nature: 'taiwan-card' },
      ...sensitive,
    }),
    question(key(5), 'text', words('护照号码', '護照號碼', 'Passport number'), {
      required: true,
      text: { nature: 'passport' },
      ...sensitive,
    }),
    question(key(6), 'date', words('出生日期', '出生日期', 'Date of birth'), {
      required: true,
      filledFromIdCard: idOf(card),
      date: pastDay,
      ...half,
      ...sensitive,
    }),
  ];
}
