import type { LocalText } from '@portico/form-engine/language';
import { words } from '../words.ts';

/** What is said of a name in Chinese characters where letters are asked for. Accents, hyphens and apostrophes may stand among letters. */
export function latinOnly(example: string): LocalText {
  return words(
    `请用拉丁字母填写，不含汉字，例如 ${example}。`,
    `請用拉丁字母填寫，不含漢字，例如 ${example}。`,
    `Please write it in Latin letters, such as ${example}.`,
  );
}
