import type { Language } from '@portico/form-engine/language';

/** The `lang` parameter, before the hash or inside it. */
export function languageInAddress(at: Pick<Location, 'search' | 'hash'>): string | null {
  const inHash = at.hash.includes('?') ? at.hash.slice(at.hash.indexOf('?')) : '';
  return new URLSearchParams(at.search).get('lang') ?? new URLSearchParams(inHash).get('lang');
}

/** The same address without `lang`, so that a language chosen by hand is not overruled by an old link. */
export function withoutLanguage(at: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const [route = '', inHash] = at.hash.split('?');
  return at.pathname + strip(at.search.slice(1)) + route + strip(inHash ?? '');
}

/** The same address asking for a language, where the browser can keep none. */
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
