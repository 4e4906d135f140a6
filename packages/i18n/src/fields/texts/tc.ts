import type { Dictionary } from '../../dictionary.ts';
import type { texts as english } from './en.ts';

export const texts = {
  counter: '{count} / {most}',
  counterSpoken: '已寫 {count} 字，上限 {most} 字',
  nearLimit: '{left, plural, =0 {字數已滿} other {最多還可寫 # 字}}',
  overLimit: '已超出 {most} 字的上限',
  countryOf: '國家或地區代碼：{field}',
  chooseCountry: '請選擇國家或地區',
  countryCode: '區號',
  mainCountries: '常用',
  otherCountries: '其他',
  suggestions: '{count} 項建議，可用方向鍵選擇',
  area: { province: '省份', city: '城市', county: '區縣', elsewhere: '其他地區（請填寫）' },
  calculated: '{number} {suffix}',
  notCalculated: '填寫相關問題後自動計算。',
  groupBefore: '{group}：',
  itemMark: '、',
} as const satisfies Dictionary<typeof english>;
