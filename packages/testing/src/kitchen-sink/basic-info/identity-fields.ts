import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { choice, idOf, question, words } from '../words.ts';

/** The applicant's identity, and the document that proves it: the chosen kind opens the line for its number. */
export const identityFields: readonly FieldDefinition[] = [
  question('chineseName', 'text', words('中文姓名', '中文姓名', 'Name in Chinese'), {
    placeholder: words('如有，与证件一致', '如有，與證件一致', 'If you have one'),
    errorText: words(
      '中文姓名只能包含汉字，例如 林嘉禾；没有中文姓名请留空。',
      '中文姓名只可包含漢字，例如 林嘉禾；沒有中文姓名請留空。',
      'Please use Chinese characters only, and leave it empty if you have no Chinese name.',
    ),
    filledFromAccount: 'name',
    text: { nature: 'chinese', longest: 20 },
    look: { span: 'half' },
  }),
  question('formerName', 'text', words('曾用名', '曾用名', 'Former name'), {
    text: { longest: 20 },
    look: { span: 'half' },
    preview: { connectTo: idOf('chineseName') },
  }),
  question('surname', 'text', words('英文姓', '英文姓氏', 'Surname'), {
    required: true,
    placeholder: words('与证件一致，如 Chen', '與證件一致，如 Chan', 'As on your document, e.g. Sørensen'),
    text: { longest: 40 },
    look: { span: 'half' },
  }),
  question('givenNames', 'text', words('英文名', '英文名字', 'Given names'), {
    required: true,
    placeholder: words('如 Xiaoming', '如 Siu Ming', 'e.g. Noor-Anne'),
    text: { longest: 60 },
    look: { span: 'half' },
  }),
  question('nationality', 'text', words('国籍代码', '國籍代碼', 'Code of your nationality'), {
    placeholder: words('如 CHN、GBR', '如 CHN、GBR', 'e.g. GBR'),
    errorText: words(
      '请填写护照上的三位大写字母，例如 GBR。',
      '請填寫護照上的三個大寫字母，例如 GBR。',
      'Please give the three capital letters of your passport, for example GBR.',
    ),
    text: { nature: 'capitals', shortest: 1, longest: 3 },
    look: { span: 'half' },
  }),
  question(
    'birthplace',
    'text',
    words('出生城市（拉丁字母）', '出生城市（拉丁字母）', 'City of birth in Latin letters'),
    {
      placeholder: words('如 Beijing', '如 Hong Kong', 'e.g. Sao Paulo'),
      errorText: words(
        '请使用不带符号的字母，例如 Sao Paulo。',
        '請使用不帶符號的字母，例如 Sao Paulo。',
        'Please use letters without accents, for example Sao Paulo.',
      ),
      text: { nature: 'letters', longest: 60 },
      look: { span: 'half' },
    },
  ),
  question('gender', 'single-choice', words('性别', '性別', 'Gender'), {
    required: true,
    options: [
      choice('female', '女', '女', 'Female'),
      choice('male', '男', '男', 'Male'),
      choice('undisclosed', '不便透露', '不便透露', 'Prefer not to say'),
    ],
    choice: { arrangement: 'inline' },
  }),
  question('documentKind', 'select', words('证件类型', '證件類別', 'Identity document'), {
    required: true,
    remark: words(
      '请选择报名及参加面试时使用的证件。',
      '請選擇報名及出席面試時使用的證件。',
      'The document you will also show at the interview.',
    ),
    options: [
      choice('id-card', '居民身份证', '內地居民身份證', 'Mainland ID card'),
      choice('hong-kong', '香港身份证', '香港身份證', 'Hong Kong identity card'),
      choice('macau', '澳门身份证', '澳門身份證', 'Macau identity card'),
      choice('taiwan', '台湾身份证', '台灣身分證', 'Taiwan identity card'),
      choice('home-return', '港澳居民来往内地通行证', '港澳居民來往內地通行證', 'Travel permit (Hong Kong, Macau)'),
      choice('taiwan-permit', '台湾居民来往大陆通行证', '台灣居民來往大陸通行證', 'Travel permit (Taiwan)'),
      choice('taiwan-residence', '台湾居留证', '台灣居留證', 'Taiwan residence permit'),
      choice('passport', '护照', '護照', 'Passport'),
    ],
    choice: { width: '320px' },
    triggers: [
      { when: { options: ['id-card'] }, opens: [idOf('idCard')] },
      { when: { options: ['hong-kong'] }, opens: [idOf('hongKongCard')] },
      { when: { options: ['macau'] }, opens: [idOf('macauCard')] },
      { when: { options: ['taiwan'] }, opens: [idOf('taiwanCard')] },
      { when: { options: ['home-return'] }, opens: [idOf('homeReturnPermit')] },
      { when: { options: ['taiwan-permit'] }, opens: [idOf('taiwanPermit')] },
      { when: { options: ['taiwan-residence'] }, opens: [idOf('taiwanResidence')] },
      { when: { options: ['passport'] }, opens: [idOf('passport')] },
    ],
  }),
  question('idCard', 'text', words('身份证号码', '身份證號碼', 'ID card number'), {
    required: true,
    text: { nature: 'id-card' },
    tips: words(
      '18 位号码会自动填写出生日期。',
      '18 位號碼會自動填寫出生日期。',
      'An 18-digit number fills in your date of birth.',
    ),
    preview: { sensitive: true },
  }),
  question('hongKongCard', 'text', words('香港身份证号码', '香港身份證號碼', 'Hong Kong identity card number'), {
    required: true,
    placeholder: words('如 A123456(3)', '如 A123456(3)', 'e.g. A123456(3)'),
    text: { nature: 'hong-kong-card' },
    preview: { sensitive: true },
  }),
  question('macauCard', 'text', words('澳门身份证号码', '澳門身份證號碼', 'Macau identity card number'), {
    required: true,
    text: { nature: 'macau-card' },
    preview: { sensitive: true },
  }),
  question('taiwanCard', 'text', words('台湾身份证号码', '台灣身分證字號', 'Taiwan identity card number'), {
    required: true,
    text: { nature: 'taiwan-card' },
    preview: { sensitive: true },
  }),
  question('homeReturnPermit', 'text', words('通行证号码', '通行證號碼', 'Number of the travel permit'), {
    required: true,
    placeholder: words('如 H12345678', '如 H12345678', 'e.g. H12345678'),
    text: { nature: 'home-return-permit' },
    preview: { sensitive: true },
  }),
  question('taiwanPermit', 'text', words('台胞证号码', '台胞證號碼', 'Number of the Taiwan travel permit'), {
    required: true,
    placeholder: words('8 位数字', '8 位數字', '8 digits'),
    text: { nature: 'taiwan-permit' },
    preview: { sensitive: true },
  }),
  question('taiwanResidence', 'text', words('居留证号码', '居留證號碼', 'Number of the residence permit'), {
    required: true,
    placeholder: words('如 A800000014', '如 A800000014', 'e.g. A800000014'),
    text: { nature: 'taiwan-residence' },
    preview: { sensitive: true },
  }),
  question('passport', 'text', words('护照号码', '護照號碼', 'Passport number'), {
    required: true,
    text: { nature: 'passport' },
    preview: { sensitive: true },
  }),
  question('birthday', 'date', words('出生日期', '出生日期', 'Date of birth'), {
    required: true,
    filledFromIdCard: idOf('idCard'),
    date: {
      unit: 'day',
      format: 'yyyy-MM-dd',
      limits: {
        from: '1946-01-01',
        to: '2010-12-31',
        text: words(
          '申请人须生于 2010 年 12 月 31 日或以前。',
          '申請人須於 2010 年 12 月 31 日或以前出生。',
          'Applicants must be born on or before 31 December 2010.',
        ),
      },
      moving: { from: 'today-90y', to: 'today-14y' },
      latest: { date: '' },
    },
    look: { span: 'half' },
    preview: { sensitive: true },
  }),
  question('ageAtStart', 'text', words('入学时年龄', '入學時年齡', 'Age when term starts'), {
    calculated: { age: idOf('birthday'), on: '2027-09-01' },
    text: { nature: 'decimal', suffix: words('岁', '歲', 'years') },
    look: { span: 'half' },
  }),
];
