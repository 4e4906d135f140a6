import { filePath } from '@portico/contract/uploads';
import type { Upload } from '@portico/contract/uploads.schemas';

interface PresentedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number | string;
  readonly type: string;
}

/** A file as answers refer to it. */
export function presentFile({ id, name, size, type }: PresentedFile): Upload['output'] {
  return { uid: id, url: `${filePath}/${id}`, name, size: Number(size), type };
}
