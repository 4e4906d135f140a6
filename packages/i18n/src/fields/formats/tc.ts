import type { Dictionary } from '../../dictionary.ts';
import type { formats as english } from './en.ts';

export const formats = {
  chinese: '格式不正確：請只填寫漢字，例如 李明。',
  letters: '格式不正確：請填寫不帶符號的英文字母，單字之間可空格，例如 Sao Paulo。',
  capitals: '格式不正確：請只填寫大寫英文字母，例如 LIN。',
  landline: '格式不正確：請填寫區號、號碼及內線（如有），例如 010-62751234-801。',
  passport: '格式不正確：應為 5 至 17 位字母或數字，例如 E12345678。',
  'hong-kong-card': '格式不正確：應為一或兩個字母、六位數字和括號內的檢查碼，例如 A123456(3)。',
  'macau-card': '格式不正確：應為七位數字和括號內的檢查碼，例如 1234567(8)。',
  'taiwan-card': '格式不正確：應為一個大寫字母和九位數字，例如 A123456789。',
  'no-chinese': '格式不正確：請用字母和數字填寫，不含漢字，例如 7 Skylark Path。',
  'hex-colour': '格式不正確：應為 # 和三位或六位 0 至 F 的字元，例如 #4DBCA6。',
  'home-return-permit': '格式不正確：應為字母 H 或 M 和八位數字，例如 H12345678。',
  'taiwan-permit': '格式不正確：應為八位數字，例如 12345678。',
  'taiwan-residence': '格式不正確：應為兩個字母，或一個字母加 8 或 9，後接八位數字，例如 A800000014。',
} as const satisfies Dictionary<typeof english>;
