import type { StoredFile } from '@portico/form-engine/values/answer';
import type { MouseEvent, ReactNode } from 'react';
import { useFieldServices } from '../../../field-services.ts';
import { useFileViewer } from '../../../viewing/use-file-viewer.tsx';

interface FileLinkProps {
  /** All files of the answer: the viewer can page through the pictures. */
  readonly files: readonly StoredFile[];
  readonly index: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link that opens a file in the viewer of its type; a modified click still opens a new window. */
export function FileLink({ files, index, className, children }: FileLinkProps) {
  const { addressOf } = useFieldServices();
  const viewer = useFileViewer();
  const file = files[index];
  if (file === undefined) return null;
  return (
    <a
      className={className}
      href={addressOf(file)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (viewer === null || asksForWindow(event)) return;
        event.preventDefault();
        viewer.open(files, index, event.currentTarget.closest('table') === null ? 'page' : 'table');
      }}
    >
      {children}
    </a>
  );
}

function asksForWindow({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
