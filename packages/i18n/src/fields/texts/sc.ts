import type { Dictionary } from '../../dictionary.ts';
import type { texts as english } from './en.ts';

export const texts = {
  counter: '{count} / {most}',
  counterSpoken: '已写 {count} 字，上限 {most} 字',
  nearLimit: '{left, plural, =0 {字数已满} other {最多还可写 # 字}}',
  overLimit: '已超出 {most} 字的上限',
  countryOf: '国家或地区代码：{field}',
  chooseCountry: '请选择国家或地区',
  countryCode: '区号',
  mainCountries: '常用',
  otherCountries: '其他',
  suggestions: '{count} 条建议，可用方向键选择',
  area: { province: '省份', city: '城市', county: '区县', elsewhere: '其他地区（请填写）' },
  calculated: '{number} {suffix}',
  notCalculated: '填写相关问题后自动计算。',
  groupBefore: '{group}：',
  itemMark: '、',
} as const satisfies Dictionary<typeof english>;
