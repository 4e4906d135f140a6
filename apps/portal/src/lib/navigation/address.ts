import { lookPreviewPath } from '@portico/contract/look-preview-path';

/** The path of the portal. */
export const base = '/apply/';

/** The project's slug in `/apply/<slug>/`; null at `/apply/` alone. */
export function slugOf(pathname: string): string | null {
  if (!pathname.startsWith(base)) return null;
  return pathname.slice(base.length).split('/')[0] || null;
}

/** Whether this is the page on which receipts are checked, which belongs to no project. */
export function isVerifyAddress(pathname: string): boolean {
  return pathname === '/verify/';
}

/** The address to reload if the path lacks its trailing slash; null if it has one. */
export function withTrailingSlash(at: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  return at.pathname.endsWith('/') ? null : `${at.pathname}/${at.search}${at.hash}`;
}

/** Whether this is the page that the console frames to preview a look. */
export function isLookPreview(pathname: string): boolean {
  return pathname === lookPreviewPath;
}
