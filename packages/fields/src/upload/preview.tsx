import type { PreviewProps } from '../field-parts.ts';
import { FileLinks } from '../shared/files/file-links.tsx';
import { filesOf } from '../shared/files/stored-files.ts';

export function UploadPreview({ answer }: PreviewProps) {
  return <FileLinks files={filesOf(answer)} />;
}
