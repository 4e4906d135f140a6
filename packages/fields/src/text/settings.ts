import type { SuggestSource, TextNature } from '@portico/form-engine/definition/field-type';
import type { LocalText } from '@portico/form-engine/language';
import type { FieldSetting } from '../field-setting.ts';
import { defaultValue, errorText, filledFromAccount, placeholder, shortest } from '../shared/shared-settings.ts';
import { words } from '../words.ts';

const natures: Readonly<Record<TextNature, LocalText>> = {
  chinese: words('仅中文', '僅中文', 'Chinese characters'),
  letters: words('英文字母和空格', '英文字母和空格', 'Letters and spaces'),
  capitals: words('大写字母', '大寫字母', 'Capital letters'),
  decimal: words('数字', '數字', 'Number'),
  email: words('邮箱', '電郵', 'Email'),
  mobile: words('内地手机号', '內地手機號碼', 'Mainland mobile'),
  'id-card': words('内地身份证', '內地身份證', 'Mainland ID card'),
  landline: words('座机', '固定電話', 'Landline'),
  passport: words('护照', '護照', 'Passport'),
  'hong-kong-card': words('香港身份证', '香港身份證', 'Hong Kong ID card'),
  'macau-card': words('澳门身份证', '澳門身份證', 'Macau ID card'),
  'taiwan-card': words('台湾身份证', '台灣身份證', 'Taiwan ID card'),
  'no-chinese': words('不含中文', '不含中文', 'No Chinese characters'),
  'hex-colour': words('颜色（#rrggbb）', '顏色（#rrggbb）', 'Colour (#rrggbb)'),
  'home-return-permit': words(
    '港澳居民来往内地通行证',
    '港澳居民來往內地通行證',
    'Travel permit of Hong Kong or Macau residents',
  ),
  'taiwan-permit': words('台湾居民来往大陆通行证', '台灣居民來往大陸通行證', 'Travel permit of Taiwan residents'),
  'taiwan-residence': words('台湾居留证（新旧式）', '台灣居留證（新舊式）', 'Taiwan residence permit (old and new)'),
  postcode: words('邮政编码', '郵政編碼', 'Postcode'),
  'web-address': words('网址', '網址', 'Web address'),
};

const sources: Readonly<Record<SuggestSource, LocalText>> = {
  school: words('学校', '學校', 'Schools'),
  area: words('省、市、区县', '省、市、區縣', 'Province, city and county'),
};

export const settings: readonly FieldSetting[] = [
  placeholder,
  { path: 'text.nature', label: words('内容类型', '內容類型', 'Must be'), kind: 'choice', choices: natures },
  shortest,
  { path: 'text.longest', label: words('最多字符数', '最多字元數', 'Most characters'), kind: 'number', least: 1 },
  { path: 'text.least', label: words('最小数值', '最小數值', 'Smallest number'), kind: 'number' },
  { path: 'text.greatest', label: words('最大数值', '最大數值', 'Greatest number'), kind: 'number' },
  {
    path: 'text.suffix',
    label: words('答案后的文字（如单位）', '答案後的文字（如單位）', 'Behind the answer, such as a unit'),
    kind: 'local-text',
  },
  {
    path: 'text.suggest',
    label: words('输入时提供建议', '輸入時提供建議', 'Offer names while typing'),
    kind: 'choice',
    choices: sources,
  },
  filledFromAccount,
  defaultValue,
  errorText,
];
