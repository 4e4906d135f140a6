import type { Dictionary } from '../../dictionary.ts';
import type { formats as english } from './en.ts';

export const formats = {
  chinese: '格式不正确：请只填写汉字，例如 李明。',
  letters: '格式不正确：请填写不带符号的英文字母，单词之间可空格，例如 Sao Paulo。',
  capitals: '格式不正确：请只填写大写英文字母，例如 LIN。',
  landline: '格式不正确：请填写区号、号码及分机号（如有），例如 010-62751234-801。',
  passport: '格式不正确：应为 5 至 17 位字母或数字，例如 E12345678。',
  'hong-kong-card': '格式不正确：应为一或两个字母、六位数字和括号中的校验码，例如 A123456(3)。',
  'macau-card': '格式不正确：应为七位数字和括号中的校验码，例如 1234567(8)。',
  'taiwan-card': '格式不正确：应为一个大写字母和九位数字，例如 A123456789。',
  'no-chinese': '格式不正确：请用字母和数字填写，不含汉字，例如 7 Skylark Path。',
  'hex-colour': '格式不正确：应为 # 和三位或六位 0 至 F 的字符，例如 #4DBCA6。',
  'home-return-permit': '格式不正确：应为字母 H 或 M 和八位数字，例如 H12345678。',
  'taiwan-permit': '格式不正确：应为八位数字，例如 12345678。',
  'taiwan-residence': '格式不正确：应为两个字母，或一个字母加 8 或 9，后接八位数字，例如 A800000014。',
} as const satisfies Dictionary<typeof english>;
