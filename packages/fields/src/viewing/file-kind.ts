import { extensionOf, isImageName } from '@portico/form-engine/patterns/upload-types';
import { isVideoName } from '../shared/files/video-names.ts';

/** How a file is opened. */
export type FileKind = 'image' | 'video' | 'pdf' | 'office' | 'other';

const office: ReadonlySet<string> = new Set(['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']);

export function fileKind(name: string): FileKind {
  if (isImageName(name)) return 'image';
  if (isVideoName(name)) return 'video';
  const extension = extensionOf(name);
  if (extension === 'pdf') return 'pdf';
  return office.has(extension) ? 'office' : 'other';
}
