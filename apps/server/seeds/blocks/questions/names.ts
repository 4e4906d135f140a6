import type { LocalText } from '@portico/form-engine/language';
import { words } from '../words.ts';

/**
 * The message for a name in Chinese characters where letters are required. Accents, hyphens and apostrophes are
 * allowed.
 */
export function latinOnly(example: string): LocalText {
  return words(
    `请用拉丁字母填写，不含汉字，例如 ${example}。`,
    `請用拉丁字母填寫，不含漢字，例如 ${example}。`,
    `Please write it in Latin letters, such as ${example}.`,
  );
}
