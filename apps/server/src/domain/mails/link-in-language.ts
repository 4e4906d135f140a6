import type { Language } from '@portico/form-engine/language';

/**
 * A portal link that opens in the language of its message. The language goes before the hash, where the server can read
 * it.
 */
export function linkInLanguage(link: string, language: Language): string {
  const [address = '', ...hash] = link.split('#');
  const asking = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  return [asking, ...hash].join('#');
}
