import * as OpenCC from 'opencc-js';

/** Traditional texts with simplified characters: one readable line per text, empty if there are none. */
export function findTraditionalProblems(texts: readonly TextPair[]): string[] {
  return texts.flatMap(({ path, sc, tc }) => {
    const offending = simplifiedCharacters(tc);
    if (offending.length === 0) return [];
    return [`${path}: ${tc === sc ? 'left in simplified' : 'simplified'} ${offending.join(' ')} in: ${tc}`];
  });
}

/** Simplified texts with a character that is only used in traditional ones. */
export function findSimplifiedProblems(texts: readonly TextPair[]): string[] {
  return texts.flatMap(({ path, sc }) => {
    const offending = traditionalCharacters(sc);
    return offending.length === 0 ? [] : [`${path}: traditional ${offending.join(' ')} in: ${sc}`];
  });
}

export interface TextPair {
  readonly path: string;
  readonly sc: string;
  readonly tc: string;
}

const toHongKong = OpenCC.Converter({ from: 'cn', to: 'hk' });
const toTaiwan = OpenCC.Converter({ from: 'cn', to: 'tw' });
const hongKongToCn = OpenCC.Converter({ from: 'hk', to: 'cn' });
const taiwanToCn = OpenCC.Converter({ from: 'tw', to: 'cn' });

// A language is listed under its own name in every language.
const ownNames = ['简体中文'];

// Correct traditional words that the converter, reading them as simplified, would change.
const traditionalWords = [
  '准考證',
  '准許',
  '獲准',
  '不准',
  '報名表',
  '鄰里',
  '了解',
  '干擾',
  '公布',
  '家具',
  '托福',
  '面談',
];

/** A character counts as simplified if both Hong Kong and Taiwan would write another one. */
function simplifiedCharacters(text: string): string[] {
  const rest = [...ownNames, ...traditionalWords].reduce(
    (masked, word) => masked.replaceAll(word, '□'.repeat(word.length)),
    text,
  );
  const hongKong = [...toHongKong(rest)];
  const taiwan = [...toTaiwan(rest)];
  return [...rest].filter((character, at) => hongKong[at] !== character && taiwan[at] !== character);
}

function traditionalCharacters(text: string): string[] {
  const fromHongKong = [...hongKongToCn(text)];
  const fromTaiwan = [...taiwanToCn(text)];
  return [...text].filter((character, at) => fromHongKong[at] !== character && fromTaiwan[at] !== character);
}

/** Hong Kong usage everywhere: the word on the left is from elsewhere. */
export const hongKongUsage = [
  ['帳號', '帳戶'],
  ['簡訊', '短訊'],
  ['電子郵件', '電郵'],
  ['信箱', '電郵'],
  ['修改密碼', '更改密碼'],
  ['使用者', '用戶'],
  ['上傳', '上載'],
  ['網路', '網絡'],
  ['資訊', '資料 or 消息'],
  ['快取', '緩存'],
  ['回饋', '反饋'],
  ['註銷', '刪除'],
] as const;
