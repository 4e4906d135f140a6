import { base } from '../navigation/address.ts';
import { pathTo } from '../navigation/paths.ts';

/** The pages on which a letter is written; the skin decides which. */
export type ReferencePage = '/reference/edit' | '/reference/itf' | '/reference/special' | '/letter/edit';

/** The page of a request, before the letter is written. */
export function requestPath(uid: string): string {
  return `${pathTo('/reference')}?${new URLSearchParams({ uid })}`;
}

/** The same in the project that the request belongs to. */
export function requestHref(domain: string, uid: string): string {
  return `${base}${encodeURIComponent(domain)}/#${requestPath(uid)}`;
}

export function writingPath(page: ReferencePage, uid: string): string {
  return `${pathTo(page)}?${new URLSearchParams({ uid })}`;
}

export function parameterIn(query: string, name: string): string {
  return new URLSearchParams(query).get(name) ?? '';
}
