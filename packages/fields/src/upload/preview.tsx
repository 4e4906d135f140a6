import type { PreviewProps } from '../field-parts.ts';
import { NoFile } from '../reading/no-file.tsx';
import { FileLinks } from '../shared/files/file-links.tsx';
import { filesOf } from '../shared/files/stored-files.ts';

export function UploadPreview({ answer }: PreviewProps) {
  const files = filesOf(answer);
  return files.length === 0 ? <NoFile /> : <FileLinks files={files} />;
}
