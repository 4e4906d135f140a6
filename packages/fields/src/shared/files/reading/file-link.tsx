import type { StoredFile } from '@portico/form-engine/values/answer';
import type { MouseEvent, ReactNode } from 'react';
import { useFieldServices } from '../../../field-services.ts';
import { useFileViewer } from '../../../viewing/use-file-viewer.tsx';

interface FileLinkProps {
  /** The files among which it stands: pictures are leafed through. */
  readonly files: readonly StoredFile[];
  readonly index: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link to a file that opens it in the viewer of its kind; a window of its own is left to whoever asks for one. */
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
