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
  'wechat',
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

/** The data of the error `slugTaken`: similar slugs that nobody has. */
export interface SlugTaken {
  readonly free: readonly string[];
}

export function freeSlugsIn(refusal: unknown): readonly string[] {
  const free: unknown = typeof refusal === 'object' && refusal !== null ? Reflect.get(refusal, 'free') : null;
  return Array.isArray(free) ? free.filter((slug) => typeof slug === 'string') : [];
}

/** Slugs like one that is taken, the nearest first: with the year, with a number. */
export function similarSlugs(slug: string, year: number): readonly string[] {
  const endings = [String(year), '2', '3', '4', '5', '6', '7', '8', '9'];
  const similar = endings.map((ending) => {
    const room = longestSlug - ending.length - 1;
    return `${slug.slice(0, room).replace(/-+$/, '')}-${ending}`;
  });
  return similar.filter((one) => one !== slug && slugProblem(one) === null);
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
