import { filePath } from '@portico/contract/uploads';
import type { Upload } from '@portico/contract/uploads.schemas';

interface Known {
  readonly id: string;
  readonly name: string;
  readonly size: number | string;
  readonly type: string;
}

/** A file as answers name it. */
export function presentFile({ id, name, size, type }: Known): Upload['output'] {
  return { uid: id, url: `${filePath}/${id}`, name, size: Number(size), type };
}
