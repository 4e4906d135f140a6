/** The part of the page's location that the rule needs. */
interface PageLocation {
  readonly hostname: string;
  readonly pathname: string;
}

/**
 * Spec 7: the viewer page gets the file's address as parameter `file`, and is prefixed by the first path segment of the
 * current page except on localhost. The server accepts both.
 */
export function viewerPageAddress(location: PageLocation, file: string): string {
  const segment = location.pathname.split('/').find(Boolean);
  const prefix = location.hostname === 'localhost' || segment === undefined ? '' : `/${segment}`;
  return `${prefix}/viewer.html?file=${encodeURIComponent(file)}`;
}
