import { fileTypeFromBuffer } from 'file-type';
import type * as z from 'zod';
import { findSvgProblem } from '../../platform/files/content/find-svg-problem.ts';
import { mediaType } from '../project-file/format/look.schema.ts';

export type PictureType = z.output<typeof mediaType>;

/** The type of a picture by its bytes, not by what somebody says; or why it is none that may be shown. */
export async function findPictureType(
  bytes: Buffer,
): Promise<{ readonly type: PictureType } | { readonly problem: string }> {
  const sniffed = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const drawn = mediaType.safeParse(sniffed);
  if (drawn.success) return { type: drawn.data };
  if (sniffed !== undefined && sniffed !== 'application/xml') return { problem: `is ${sniffed}` };
  const problem = findSvgProblem(bytes.toString('utf8'));
  return problem === null ? { type: 'image/svg+xml' } : { problem };
}
