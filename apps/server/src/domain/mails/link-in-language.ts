import type { Language } from '@portico/form-engine/language';

/** A link of the portal that opens in the language of the message it stands in; before the hash, where the server reads it. */
export function linkInLanguage(link: string, language: Language): string {
  const [address = '', ...hash] = link.split('#');
  const asking = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  return [asking, ...hash].join('#');
}
