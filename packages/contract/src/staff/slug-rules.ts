import type { LocalText } from '@portico/form-engine/language';

/** Names that addresses of Portico itself begin with. A test compares them with the routes. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'api',
  'apply',
  'assets',
  'console',
  'docs',
  'enroll',
  'favicon',
  'healthz',
  'hooks',
  'index',
  'login',
  'look-preview',
  'metrics',
  'openapi',
  'outbox',
  'pictures',
  'portraits',
  'portico',
  'project-file',
  'readyz',
  'robots',
  'staff',
  'status',
  'v1',
  'verify',
  'viewer',
  'well-known',
  'www',
]);

export const longestSlug = 40;
const pattern = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;

/** Why a slug cannot be chosen; null if it can, as far as it does not depend on other projects. */
export function slugProblem(slug: string): 'slugWrong' | 'slugReserved' | null {
  if (slug.length < 2 || slug.length > longestSlug || !pattern.test(slug)) return 'slugWrong';
  return reservedSlugs.has(slug) ? 'slugReserved' : null;
}

/** A slug made of a title; empty if the title has too few letters that an address can have. */
export function suggestSlug(title: LocalText): string {
  for (const text of [title.en, title.sc, title.tc]) {
    const made = toSlug(text);
    if (slugProblem(made) === null) return made;
  }
  return '';
}

function toSlug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return plain.slice(0, longestSlug).replaceAll(/^-+|-+$/g, '');
}
