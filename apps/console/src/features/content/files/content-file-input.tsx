import type { ContentFile } from '@portico/contract/content-files.schemas';
import { useRef } from 'react';
import { FileUpload } from '../../../parts/file-upload/file-upload.tsx';
import { mostPictureBytes, pictureTypes } from '../../../parts/rich-texts/picture-store.ts';
import { useContentFiles } from './use-content-files.ts';

interface ContentFileInputProps {
  readonly label: string;
  /** Only a picture, which is shown. */
  readonly isPicture?: boolean;
  /** `id`, `value` and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: ContentFile | null;
  readonly onChange?: (file: ContentFile | null) => void;
}

const fileTypes = '.pdf .doc .docx .xls .xlsx .ppt .pptx .txt .csv .zip .jpg .jpeg .png .mp4'.split(' ');
const mostFileBytes = 50 * 1_048_576;

/** One file of an article. */
export function ContentFileInput({ label, isPicture = false, id, value = null, onChange }: ContentFileInputProps) {
  const { add, urlOf } = useContentFiles();
  const added = useRef<ContentFile | null>(null);
  return (
    <FileUpload
      {...(id === undefined ? {} : { id })}
      label={label}
      isPicture={isPicture}
      types={isPicture ? pictureTypes : fileTypes}
      maxBytes={isPicture ? mostPictureBytes : mostFileBytes}
      value={value === null ? null : { uid: value.id, name: value.name, size: value.size, url: urlOf(value.id) }}
      send={async (file, { signal }) => {
        added.current = await add(file, signal);
        const { id: uid, name, size } = added.current;
        return { uid, name, size, url: urlOf(uid) };
      }}
      onChange={(file) => onChange?.(file === null ? null : added.current)}
    />
  );
}
