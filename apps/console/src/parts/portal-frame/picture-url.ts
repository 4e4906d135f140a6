import { lookPicturePath } from '@portico/contract/look';

/** Where a picture of the draft is fetched; applicants have no such address. */
export function pictureUrl(project: string, digest: string): string {
  return `${lookPicturePath}?project=${encodeURIComponent(project)}&digest=${digest}`;
}
