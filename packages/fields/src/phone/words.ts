import { words } from '../words.ts';

export const phoneWords = {
  countryOf: words('国家或地区代码：{field}', '國家或地區代碼：{field}', 'Country or region code: {field}'),
  mainCountries: words('常用', '常用', 'Frequent'),
  otherCountries: words('其他', '其他', 'All others'),
};
