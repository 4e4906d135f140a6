import type { Language } from '@portico/form-engine/language';

/** The `lang` parameter, from before or inside the hash. */
export function languageInAddress(at: Pick<Location, 'search' | 'hash'>): string | null {
  const inHash = at.hash.includes('?') ? at.hash.slice(at.hash.indexOf('?')) : '';
  return new URLSearchParams(at.search).get('lang') ?? new URLSearchParams(inHash).get('lang');
}

/** The same address without `lang`, so that an old link does not override a language chosen by hand. */
export function withoutLanguage(at: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const [route = '', inHash] = at.hash.split('?');
  return at.pathname + strip(at.search.slice(1)) + route + strip(inHash ?? '');
}

/** The same address with a `lang` parameter, for browsers that cannot store the language. */
export function withLanguage(at: Pick<Location, 'pathname' | 'search' | 'hash'>, language: Language): string {
  const [address = '', ...hash] = withoutLanguage(at).split('#');
  const url = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  return [url, ...hash].join('#');
}

function strip(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('lang');
  const rest = parameters.toString();
  return rest ? `?${rest}` : '';
}
