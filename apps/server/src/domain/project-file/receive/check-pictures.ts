import { createHash } from 'node:crypto';
import { pictureKinds } from '@portico/contract/look-parts';
import { findPictureType } from '../../look-pictures/find-picture-type.ts';
import { type FileLook, type FilePicture, largestPicture } from '../format/look.schema.ts';
import type { FileProblem } from './file-problem.ts';

/** Whether each picture is what it says it is, whole, and without anything that could run. */
export async function checkPictures(pictures: FileLook['pictures']): Promise<readonly FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const kind of pictureKinds) {
    const picture = pictures[kind];
    const found = picture === undefined ? null : await problemOf(picture);
    if (found !== null) problems.push({ place: `look.pictures.${kind}`, ...found });
  }
  return problems;
}

async function problemOf({ mediaType, sha256, content }: FilePicture): Promise<Omit<FileProblem, 'place'> | null> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > largestPicture) return { problem: 'picture', detail: 'too large' };
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return { problem: 'digest', detail: sha256 };
  const found = await findPictureType(bytes);
  if ('problem' in found) return { problem: 'picture', detail: found.problem };
  return found.type === mediaType ? null : { problem: 'picture', detail: `is ${found.type}, not ${mediaType}` };
}
