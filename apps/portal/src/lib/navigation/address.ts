/** Everything of the portal lives under this path. */
export const base = '/apply/';

/** The project's short name in `/apply/<slug>/`, null at `/apply/` alone. */
export function slugOf(pathname: string): string | null {
  if (!pathname.startsWith(base)) return null;
  return pathname.slice(base.length).split('/')[0] || null;
}

/** Where receipts are checked: outside of every project. */
export function isVerifyAddress(pathname: string): boolean {
  return pathname === '/verify/';
}

/** Where to reload when the path lacks its trailing slash; null when it is whole. */
export function withTrailingSlash(at: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  return at.pathname.endsWith('/') ? null : `${at.pathname}/${at.search}${at.hash}`;
}
